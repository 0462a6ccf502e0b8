import { SENT_MAX_BYTES } from '#app/content/sent-at-once.ts';
import type { Desk, Inbox, Media } from '#app/store/ports.ts';
import type { Store } from '#app/store/store.ts';
import { type ImportPlan, planImport } from './import-site.ts';
import { readSiteFile } from './read-site-file.ts';

interface Place {
  inbox: Pick<Inbox, 'whole'>;
  media?: Pick<Media, 'small'> | undefined;
  place: Desk['place'];
  /** How much can be sent at once. */
  most?: number;
}

type FilePlan = { ok: true; plan: ImportPlan } | { ok: false; reason: string };

/** What the import of a file would change, or the reason why it would not go through. */
export async function planFile(
  store: Store,
  file: File,
  { inbox, media, place, most = SENT_MAX_BYTES }: Place,
): Promise<FilePlan> {
  const read = await readSiteFile(file, media);
  if (!read.ok) return read;
  const plan = planImport(store, read.bundle, inbox);
  // What a browser has room for is seen when it is written.
  const reason = place === 'server' ? tooMuch(plan, most) : undefined;
  return reason === undefined ? { ok: true, plan } : { ok: false, reason };
}

/** Beside each collection stands its name, and which version it replaces. */
const BESIDE = 100;

/** The inbox and the site are sent one after the other: the first must not arrive when the second cannot. */
function tooMuch({ bundle, changes, added = {} }: ImportPlan, most: number): string | undefined {
  const next: Readonly<Record<string, unknown>> = { ...bundle.content };
  const parts = {
    'texts of the site and the pictures that become part of them': changes.map(
      ({ key }) => next[key],
    ),
    'messages and requests': Object.values(added),
  };
  for (const [name, collections] of Object.entries(parts)) {
    const bytes = new Blob([JSON.stringify(collections)]).size + (collections.length + 1) * BESIDE;
    if (bytes > most) {
      return `The ${name} have ${inMegabytes(bytes)}; a server takes ${inMegabytes(most)} at once. Move the site with the backup of its server instead.`;
    }
  }
  return undefined;
}

/** As a server counts them. One byte too much is not as much as allowed. */
function inMegabytes(bytes: number): string {
  return `${Math.ceil(bytes / 1_000_000)} MB`;
}
