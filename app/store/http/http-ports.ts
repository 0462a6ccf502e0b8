// The ports of a page on a server. A public page shows what it was made from and asks for nothing until somebody sends
// something; what this browser remembers (theme, language, consent) it remembers as ever.
import type { Content } from '#app/content/collections.ts';
import { LANGUAGE_COOKIE } from '#app/content/language-path.ts';
import { lateCode } from '#app/lib/late-code.ts';
import { failure, type StorageAdapter } from '../adapter.ts';
import type { AdminPorts, SitePorts } from '../ports.ts';
import { createSplitAdapter } from '../split-adapter.ts';
import { openStore, type Store } from '../store.ts';
import { createWebStorageAdapter } from '../web-storage-adapter.ts';
import { call } from './call.ts';
import { createHttpArchive } from './http-archive.ts';
import { createHttpDesk } from './http-desk.ts';

const askServer = (path: string, init?: RequestInit) => fetch(path, init);

/** What a page was made from cannot be changed by it. */
const readOnly: StorageAdapter = {
  read: () => null,
  write: async () => failure('not-allowed', 'Only the owner can change the site.'),
  setAside: () => false,
  copies: () => [],
  watch: () => () => {},
  load: async () => {},
};

export function openHttpSite(base: Content, rest: StorageAdapter = readOnly): SitePorts {
  const browser = createWebStorageAdapter(() => window.localStorage, window, navigator.locks);
  const code = lateCode(() => import('../writer.ts'));
  const opened = openStore(createSplitAdapter(browser, rest), base, () => {
    void code.arrival().then(() => opened.ready());
    return code.ask();
  });
  let told = Promise.resolve();
  opened.subscribe('language', () => {
    told = tellServer(opened.get('language'));
  });
  const store: Store = {
    ...opened,
    // A language is kept when the server knows it, too: it decides about the next page.
    async save(...what) {
      const result = await opened.save(...what);
      await told;
      return result;
    },
  };
  const place = document.documentElement.dataset.posts;
  const archive = place === undefined ? undefined : createHttpArchive(askServer, place);
  return { store, desk: createHttpDesk(askServer), archive };
}

/** The server takes a visitor to their language before there is a page that could look into the browser. */
async function tellServer(language: string | null): Promise<void> {
  if (!language || document.cookie.includes(`${LANGUAGE_COOKIE}=${language}`)) return;
  await call(askServer, 'PUT', '/api/language', { language });
}

/** The code of the inbox and of the gate comes beside the content: a public page has neither. */
export async function openHttpAdmin(content: Promise<Content>): Promise<AdminPorts> {
  const [base, { startAdmin }] = await Promise.all([content, import('./http-admin.ts')]);
  return startAdmin(askServer, (saved) => openHttpSite(base, saved));
}
