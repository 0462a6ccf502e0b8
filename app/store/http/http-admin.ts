// What the admin alone needs of a site on a server: what is saved and what was before, the inbox, the gate, the pictures,
// and the line on which the server says that something has changed.
import type { StorageAdapter } from '../adapter.ts';
import type { AdminPorts, SitePorts } from '../ports.ts';
import type { Fetch } from './call.ts';
import { followChanges } from './follow-changes.ts';
import { createHttpAdapter } from './http-adapter.ts';
import { createHttpCalls } from './http-calls.ts';
import { createHttpGate } from './http-gate.ts';
import { createHttpHistory } from './http-history.ts';
import { createHttpInbox } from './http-inbox.ts';
import { createHttpMedia } from './http-media.ts';
import { createHttpQuestions } from './http-questions.ts';

const CHANNEL = 'portfolio.session';

export async function startAdmin(
  fetch: Fetch,
  openSite: (saved: StorageAdapter) => SitePorts,
): Promise<AdminPorts> {
  // That of the build, not of the server that answers: it may have been upgraded since this page was opened.
  const saved = createHttpAdapter(fetch, import.meta.env.CONTENT_SHAPE);
  const inbox = createHttpInbox(fetch);
  const calls = createHttpCalls(fetch);
  const questions = createHttpQuestions(fetch);
  const history = createHttpHistory(fetch);
  const media = createHttpMedia(fetch);
  // No editor opens before what is saved is there.
  const gate = createHttpGate(fetch, new BroadcastChannel(CHANNEL), saved.load);
  await gate.ask();
  followChanges(gate, {
    content() {
      void saved.load().catch(() => {});
      history.refresh();
    },
    inbox() {
      inbox.refresh();
      calls.refresh();
    },
    media: media.refresh,
    questions: questions.refresh,
  });
  return { ...openSite(saved), inbox, calls, questions, gate, history, media };
}
