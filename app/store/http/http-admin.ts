// What the admin alone needs of a site on a server: what is saved, the inbox, the gate, and the line on which the server
// says that something has changed.
import type { StorageAdapter } from '../adapter.ts';
import type { AdminPorts, SitePorts } from '../ports.ts';
import type { Fetch } from './call.ts';
import { followChanges } from './follow-changes.ts';
import { createHttpAdapter } from './http-adapter.ts';
import { createHttpGate } from './http-gate.ts';
import { createHttpInbox } from './http-inbox.ts';

const CHANNEL = 'portfolio.session';

export async function startAdmin(
  fetch: Fetch,
  openSite: (saved: StorageAdapter) => SitePorts,
): Promise<AdminPorts> {
  const saved = createHttpAdapter(fetch);
  const inbox = createHttpInbox(fetch);
  // No editor opens before what is saved is there.
  const gate = createHttpGate(fetch, new BroadcastChannel(CHANNEL), saved.load);
  await gate.ask();
  followChanges(gate, {
    content: () => void saved.load().catch(() => {}),
    inbox: inbox.refresh,
  });
  return { ...openSite(saved), inbox, gate };
}
