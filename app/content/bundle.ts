// The whole site as one JSON file: what "Export site" writes, "Import site" reads and the build publishes.
//
// The text depends on the content alone: collections in the registry's order, fields in their schema's.
// A round trip therefore gives the same bytes, and a bundle under version control changes only where the
// site did. That is why the moment of an export belongs into the file's name: `exportedAt` is part of the
// format, but written only when somebody asks for it.
import { readJson, writeJson } from '#app/lib/trusted-json.ts';
import { type BundlePictures, pictureProblem } from './bundle-pictures.ts';
import {
  type CollectionKey,
  type Content,
  collections,
  type KeyOf,
  keysOf,
} from './collections.ts';
import { isVersion, readCollection } from './read-collection.ts';

export const BUNDLE_FORMAT = 'portfolio-site';
/**
 * Of the file's own shape. Each collection in it has a version of its own, so that this one stays when a
 * collection changes or is added. A file of version 1 names none: all of its collections are at 1. One of version 3
 * has pictures.
 */
export const BUNDLE_VERSION = 3;
const WITHOUT_PICTURES = 2;

export type SiteContent = Pick<Content, KeyOf<'site'>>;
export type InboxContent = Pick<Content, KeyOf<'inbox'>>;

/** A collection that the file lacks is none of its business: whoever reads it leaves that one alone. */
export interface Bundle {
  exportedAt?: string;
  content: Partial<SiteContent>;
  /** What visitors sent; only when the owner asked for it. */
  inbox?: Partial<InboxContent>;
  /** Those that its texts name by their addresses in a library; see bundle-pictures.ts. */
  pictures?: BundlePictures;
}

export type BundleRead = { ok: true; bundle: Bundle } | { ok: false; reason: string };

export const siteKeys = keysOf('site');
export const inboxKeys = keysOf('inbox');

/** The bundle's text. With `withInbox`, what visitors sent is part of it. */
export function makeBundle(
  content: Partial<SiteContent & InboxContent>,
  {
    withInbox = false,
    exportedAt,
    pictures = {},
  }: { withInbox?: boolean; exportedAt?: string; pictures?: BundlePictures } = {},
): string {
  const hasPictures = Object.keys(pictures).length > 0;
  const present = (keys: readonly (KeyOf<'site'> | KeyOf<'inbox'>)[]) =>
    keys.filter((key) => content[key] !== undefined);
  const [site, inbox] = [present(siteKeys), withInbox ? present(inboxKeys) : []];
  const part = (keys: typeof site) =>
    // Parsed, because that puts the fields into the order of the schema.
    Object.fromEntries(keys.map((key) => [key, collections[key].schema.parse(content[key])]));
  const bundle = {
    format: BUNDLE_FORMAT,
    version: hasPictures ? BUNDLE_VERSION : WITHOUT_PICTURES,
    exportedAt,
    versions: Object.fromEntries([...site, ...inbox].map((key) => [key, collections[key].version])),
    content: part(site),
    inbox: withInbox ? part(inbox) : undefined,
    pictures: hasPictures ? pictures : undefined,
  };
  return writeJson(bundle);
}

/** All or nothing: one thing that is not as it should be, and the reason is all there is. */
export function readBundle(text: string): BundleRead {
  const read = readJson(text);
  if (!read.ok) return read;
  try {
    return { ok: true, bundle: toBundle(read.value) };
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, reason: error.message };
    throw error;
  }
}

class Refusal extends Error {}

function toBundle(value: unknown): Bundle {
  if (!isRecord(value) || value.format !== BUNDLE_FORMAT) {
    throw new Refusal('The file is not an export of a site.');
  }
  const { format, version, exportedAt, versions, content, inbox, pictures, ...unknown } = value;
  checkVersion(version);
  const [stranger] = Object.keys(unknown);
  if (stranger !== undefined) throw new Refusal(`The file has an unknown part: ${stranger}`);
  if (exportedAt !== undefined && !isMoment(exportedAt)) {
    throw new Refusal('exportedAt: not a moment in time');
  }
  const isUnversioned = version === 1 && versions === undefined;
  const versionOf = isUnversioned ? () => 1 : versionsIn(versions);
  return {
    ...(exportedAt !== undefined && { exportedAt }),
    content: checkPosts(parsePart('content', siteKeys, content, versionOf)),
    ...(inbox !== undefined && { inbox: parsePart('inbox', inboxKeys, inbox, versionOf) }),
    ...(pictures !== undefined && { pictures: parsePictures(pictures) }),
  };
}

function checkVersion(version: unknown): void {
  if (!isVersion(version)) throw new Refusal('The file does not say which version it is.');
  if (version > BUNDLE_VERSION) {
    throw new Refusal(
      `The file was made by a newer version of this software (${version}; this one reads ${BUNDLE_VERSION}).`,
    );
  }
}

function versionsIn(versions: unknown): (key: CollectionKey) => number {
  if (!isRecord(versions)) throw new Refusal('versions: not a set of versions');
  return (key) => {
    const version = versions[key];
    if (!isVersion(version)) throw new Refusal(`versions.${key}: not a version`);
    return version;
  };
}

function parsePart<K extends CollectionKey>(
  part: string,
  keys: readonly K[],
  value: unknown,
  versionOf: (key: CollectionKey) => number,
): Partial<Pick<Content, K>> {
  if (!isRecord(value)) throw new Refusal(`${part}: not a set of collections`);
  const stranger = Object.keys(value).find((key) => !keys.includes(key as K));
  if (stranger !== undefined) {
    throw new Refusal(`${part} has a collection that this version does not know: ${stranger}`);
  }
  const present = keys.filter((key) => Object.hasOwn(value, key));
  return Object.fromEntries(
    present.map((key) => [key, parseCollection(part, key, value[key], versionOf(key))]),
  ) as Partial<Pick<Content, K>>;
}

function parseCollection(part: string, key: CollectionKey, value: unknown, version: number) {
  const read = readCollection(key, value, version);
  if (read.ok) return read.value;
  throw new Refusal(`${[part, key, ...read.path].join('.')}: ${read.problem}`);
}

function parsePictures(value: unknown): BundlePictures {
  if (!isRecord(value)) throw new Refusal('pictures: not a set of pictures');
  for (const [address, picture] of Object.entries(value)) {
    const problem = pictureProblem(address, picture);
    if (problem) throw new Refusal(`pictures.${address}: ${problem}`);
  }
  return value as BundlePictures;
}

/** A slug is one part of an address and the name of a file: it must not lead anywhere else. */
function checkPosts(content: Partial<SiteContent>): Partial<SiteContent> {
  for (const [at, { slug }] of (content.blogPosts ?? []).entries()) {
    if (/[/\\\p{Cc}]|^\./u.test(slug)) {
      throw new Refusal(`content.blogPosts.${at}.slug: not one part of an address`);
    }
  }
  return content;
}

function isMoment(value: unknown): value is string {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
