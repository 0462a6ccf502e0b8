// Files that come in and go out, with every payload: bundles and the inbox as a table.
import Papa from 'papaparse';
import { afterEach, expect, test } from 'vitest';
import { importSite, planImport } from '#app/admin/settings/import-site.ts';
import { builtInContent } from '#app/content/built-in.ts';
import { inboxKeys, makeBundle, readBundle, siteKeys } from '#app/content/bundle.ts';
import { collectionKeys } from '#app/content/collections.ts';
import { messagesCsv } from '#app/content/messages-csv.ts';
import { createStore } from '#app/store/create-store.ts';
import { createMemoryAdapter } from '#app/store/memory-adapter.ts';
import { payloads } from './payloads.ts';
import { contentOf } from './specimen.ts';

const KEYS = [...siteKeys, ...inboxKeys];
/** What must be a plain name; with a payload there, most files are refused as a whole. */
const isName = (path: string) => /\.(id|slug)$/.test(path);

let tried = 0;

afterEach(({ task }) => {
  task.meta.tried = tried;
  tried = 0;
});

/** What an import of a file changes: everything in it, or nothing. */
async function importOf(file: string) {
  tried += 1;
  const adapter = createMemoryAdapter();
  const store = createStore(adapter, builtInContent);
  const read = readBundle(file);
  if (read.ok)
    expect(await importSite(store, planImport(store, read.bundle))).toEqual({ ok: true });
  else expect(read.reason).toMatch(/^.{5,}$/su);
  const saved = collectionKeys.filter((key) => adapter.read(key) !== null);
  return { isAccepted: read.ok, store, saved };
}

test.each(payloads)(
  '%s in a bundle: all of it is taken in as it is, or nothing',
  async (_, text) => {
    const content = contentOf((path) => (isName(path) ? 'plain' : text));
    const named = contentOf(() => text);
    const files = [
      makeBundle(content, { withInbox: true }),
      makeBundle(named, { withInbox: true }),
    ];
    const [plain, strange] = await Promise.all(files.map(importOf));
    expect(plain?.isAccepted).toBe(true);
    for (const key of KEYS) expect(plain?.store.get(key), key).toEqual(content[key]);
    if (strange?.isAccepted) {
      for (const key of KEYS) expect(strange.store.get(key), key).toEqual(named[key]);
    } else expect(strange?.saved).toEqual([]);
  },
);

test.each(payloads)(
  '%s as a name, a version or a whole file: refused, and nothing changes',
  async (_, text) => {
    const whole = JSON.parse(makeBundle(builtInContent));
    const files = [
      text,
      JSON.stringify(text),
      JSON.stringify({ ...whole, format: text }),
      JSON.stringify({ ...whole, version: text }),
      JSON.stringify({ ...whole, versions: { ...whole.versions, about: text } }),
      JSON.stringify({ ...whole, content: { ...whole.content, about: text } }),
      `${JSON.stringify(whole).slice(0, -1)},${JSON.stringify(text)}:1}`,
      `{"format":"portfolio-site","version":2,"versions":{},"content":{${JSON.stringify(text)}:1}}`,
    ];
    for (const file of files) {
      const { isAccepted, saved } = await importOf(file);
      expect([isAccepted, saved], file.slice(0, 200)).toEqual([false, []]);
    }
    expect({}).not.toHaveProperty('polluted');
  },
);

test.each(payloads)(
  '%s in the inbox: the table reads back, and no cell is a formula',
  (_, text) => {
    const { messages } = contentOf(() => text);
    const { data } = Papa.parse<string[]>(messagesCsv(messages).replace('\ufeff', ''));
    expect(data).toHaveLength(messages.length + 1);
    for (const cell of data[1] ?? []) {
      tried += 1;
      expect(cell.normalize('NFKC').replace(/[\s\p{C}]/gu, '')).not.toMatch(/^[=+\-@]/);
    }
    const written = messages[0]?.message;
    expect([written, `'${written}`]).toContain(data[1]?.[4]);
  },
);
