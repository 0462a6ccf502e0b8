// The ports of a page without a server: everything is this browser's.
import type { Content } from '#app/content/collections.ts';
import { lateCode } from '#app/lib/late-code.ts';
import { createLocalDesk } from './local-desk.ts';
import type { AdminPorts, SitePorts } from './ports.ts';
import { openStore } from './store.ts';
import { createWebStorageAdapter } from './web-storage-adapter.ts';

export function openLocalSite(base: Content): SitePorts {
  const code = lateCode(() => import('./local-code.ts'));
  const store = openStore(
    createWebStorageAdapter(() => window.localStorage, window, navigator.locks),
    base,
    () => {
      // Whenever it comes: what is saved then takes its place.
      void code.arrival().then(() => store.ready());
      return code.ask();
    },
  );
  return { store, desk: createLocalDesk(store, code.ask) };
}

/** The code of the inbox and of the gate comes beside the content: a public page has neither. */
export async function openLocalAdmin(content: Promise<Content>): Promise<AdminPorts> {
  const [base, { withAdmin }] = await Promise.all([content, import('./local-admin.ts')]);
  return withAdmin(openLocalSite(base));
}
