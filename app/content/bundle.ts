// The whole site as one JSON file: what "Export site" writes, "Import site" reads and the build publishes.
//
// The text depends on the content alone: collections in the registry's order, fields in their schema's.
// A round trip therefore gives the same bytes, and a bundle under version control changes only where the
// site did. That is why the moment of an export belongs into the file's name: `exportedAt` is part of the
// format, but written only when somebody asks for it.
import { readJson, writeJson } from '#app/lib/trusted-json.ts';
import type { Scope } from './collection.ts';
import { type CollectionKey, type Content, collectionKeys, collections } from './collections.ts';

export const BUNDLE_FORMAT = 'portfolio-site';
/** Raised together with the version of any collection in it. */
export const BUNDLE_VERSION = 1;

type KeyOf<Where extends Scope> = {
  [K in CollectionKey]: (typeof collections)[K]['scope'] extends Where ? K : never;
}[CollectionKey];

export type SiteContent = Pick<Content, KeyOf<'site'>>;
export type InboxContent = Pick<Content, KeyOf<'inbox'>>;

export interface Bundle {
  exportedAt?: string;
  content: SiteContent;
  /** What visitors sent; only when the owner asked for it. */
  inbox?: InboxContent;
}

export type BundleRead = { ok: true; bundle: Bundle } | { ok: false; reason: string };

export const siteKeys = keysOf('site');
export const inboxKeys = keysOf('inbox');

function keysOf<Where extends Scope>(scope: Where): KeyOf<Where>[] {
  return collectionKeys.filter((key) => collections[key].scope === scope) as KeyOf<Where>[];
}

/** The bundle's text. With `withInbox`, what visitors sent is part of it. */
export function makeBundle(
  content: SiteContent & Partial<InboxContent>,
  { withInbox = false, exportedAt }: { withInbox?: boolean; exportedAt?: string } = {},
): string {
  const part = (keys: readonly CollectionKey[]) =>
    // Parsed, because that puts the fields into the order of the schema.
    Object.fromEntries(
      keys.map((key) => [key, collections[key].schema.parse((content as Content)[key])]),
    );
  const bundle = {
    format: BUNDLE_FORMAT,
    version: BUNDLE_VERSION,
    exportedAt,
    content: part(siteKeys),
    inbox: withInbox ? part(inboxKeys) : undefined,
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
  const { format, version, exportedAt, content, inbox, ...unknown } = value;
  checkVersion(version);
  const [stranger] = Object.keys(unknown);
  if (stranger !== undefined) throw new Refusal(`The file has an unknown part: ${stranger}`);
  if (exportedAt !== undefined && !isMoment(exportedAt)) {
    throw new Refusal('exportedAt: not a moment in time');
  }
  return {
    ...(exportedAt !== undefined && { exportedAt }),
    content: checkSlugs(parsePart('content', siteKeys, content) as SiteContent),
    ...(inbox !== undefined && { inbox: parsePart('inbox', inboxKeys, inbox) as InboxContent }),
  };
}

function checkVersion(version: unknown): void {
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) {
    throw new Refusal('The file does not say which version it is.');
  }
  if (version > BUNDLE_VERSION) {
    throw new Refusal(
      `The file was made by a newer version of this software (${version}; this one reads ${BUNDLE_VERSION}).`,
    );
  }
}

function parsePart(part: string, keys: readonly CollectionKey[], value: unknown) {
  if (!isRecord(value)) throw new Refusal(`${part}: not a set of collections`);
  const stranger = Object.keys(value).find((key) => !keys.includes(key as CollectionKey));
  if (stranger !== undefined) throw new Refusal(`${part} has an unknown collection: ${stranger}`);
  return Object.fromEntries(keys.map((key) => [key, parseCollection(part, key, value)]));
}

function parseCollection(part: string, key: CollectionKey, value: Record<string, unknown>) {
  if (!Object.hasOwn(value, key)) throw new Refusal(`${part} lacks a collection: ${key}`);
  const parsed = collections[key].schema.safeParse(value[key]);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Refusal(`${[part, key, ...(issue?.path ?? [])].join('.')}: ${issue?.message}`);
}

/** A slug is one part of an address and the name of a file: it must not lead anywhere else. */
function checkSlugs(content: SiteContent): SiteContent {
  const at = content.blogPosts.findIndex(({ slug }) => /[/\\\p{Cc}]|^\./u.test(slug));
  if (at >= 0) throw new Refusal(`content.blogPosts.${at}.slug: not one part of an address`);
  return content;
}

function isMoment(value: unknown): value is string {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
