// What the admin alone needs of a site without a server.
import { createLocalCalls } from './local-calls.ts';
import { createLocalGate } from './local-gate.ts';
import { createLocalHistory } from './local-history.ts';
import { createLocalInbox } from './local-inbox.ts';
import { forgetOldRequests } from './local-person.ts';
import { createLocalQuestions } from './local-questions.ts';
import type { AdminPorts, SitePorts } from './ports.ts';

export function withAdmin(site: SitePorts): AdminPorts {
  // Nobody waits for it; what fails is done the next time.
  void forgetOldRequests(site.store, new Date()).catch(() => {});
  return {
    ...site,
    inbox: createLocalInbox(site.store),
    calls: createLocalCalls(site.store),
    questions: createLocalQuestions(site.store),
    gate: createLocalGate(site.store, __ADMIN_CREDENTIALS__),
    history: createLocalHistory(site.store, window),
  };
}
