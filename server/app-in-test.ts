// For tests: the whole API, and every route of it with a request that it takes.
import { builtInContent } from '#app/content/built-in.ts';
import type { Outgoing } from '#app/content/requests.ts';
import { createApp } from './app.ts';
import { LOW_COST, openBrowser, PASSWORD, setUpOwner } from './auth/site-in-test.ts';
import type { Database } from './db/open.ts';
import type { Services } from './services.ts';
import { createSiteContent } from './site-content.ts';

/** A site with its owner, who is signed in nowhere yet. */
export async function startApp(
  database: Database,
  now: () => Date,
  {
    post,
    log,
    drawPicture,
    events = { tell: () => {}, listen: () => () => {} },
  }: Partial<Services> = {},
) {
  const site = { trustProxy: 0 };
  const siteContent = createSiteContent(database);
  const shared = { database, site, now, events, siteContent, post, drawPicture };
  const services = { ...shared, passwordCost: LOW_COST };
  const app = createApp({ ...services, ...(log && { log }) });
  await setUpOwner(app, services);
  return { app, services };
}

/** Its browser, signed in. */
export async function openOwner(app: ReturnType<typeof createApp>) {
  const browser = openBrowser(app);
  await browser.signIn();
  return browser;
}

interface RouteCase {
  /** Who gets an answer. */
  for: 'everybody' | 'owner';
  /** Where the pattern has parameters. */
  path?: string;
  body?: unknown;
  /** It speaks to people, and not to scripts. */
  answers?: 'page';
}

const AT = '2026-03-01T12:00:00.000Z';
const person = { name: 'Ada', email: 'ada@example.com', company: 'Engines', phone: '', notes: '' };
const message = { ...person, id: 'a', subject: 'Hello', message: 'A text', timestamp: AT };

export const REQUESTS: Readonly<Record<string, Outgoing['request']>> = {
  contact: {
    kind: 'contact',
    value: {
      firstName: 'Ada',
      lastName: 'L',
      email: 'a@example.com',
      subject: '',
      services: ['Design'],
      message: '',
    },
  },
  inquiry: {
    kind: 'inquiry',
    value: { ...person, budget: '', timeline: '', description: 'A text', services: ['Design'] },
  },
  consultation: {
    kind: 'consultation',
    value: {
      ...person,
      id: 'a',
      projectType: '',
      budget: '',
      timeline: '',
      description: '',
      preferredTime: '',
      submittedAt: AT,
      status: 'pending',
    },
  },
  booking: {
    kind: 'booking',
    value: { ...person, id: 'a', date: '2026-03-03', slot: '02:00 PM', submittedAt: AT },
  },
};

export const outgoing = (request: unknown) => ({ at: AT, request });

/** A new route needs its line here, or the tests of who may ask fail. */
export const ROUTES: Readonly<Record<string, RouteCase>> = {
  'GET /healthz': { for: 'everybody' },
  'POST /api/requests': { for: 'everybody', body: outgoing(REQUESTS.contact) },
  'PUT /api/language': { for: 'everybody', body: { language: 'de' } },
  'POST /api/chat-questions': {
    for: 'everybody',
    body: { text: 'Do you keep bees?', language: 'en', why: 'notUnderstood' },
  },
  'GET /requests/*': { for: 'everybody', path: '/requests/contact', answers: 'page' },
  'POST /requests/:kind': {
    for: 'everybody',
    path: '/requests/contact',
    body: {},
    answers: 'page',
  },
  'GET /calls/:token': { for: 'everybody', path: '/calls/YQ.0.made-up', answers: 'page' },
  'POST /calls/:token': {
    for: 'everybody',
    path: '/calls/YQ.0.made-up',
    body: {},
    answers: 'page',
  },
  'GET /calls/:token/call.ics': {
    for: 'everybody',
    path: '/calls/YQ.0.made-up/call.ics',
    answers: 'page',
  },
  'GET /calendar/:file': { for: 'everybody', path: '/calendar/made-up.ics' },
  'GET /api/slots': { for: 'everybody', path: '/api/slots?from=2026-03-01&to=2026-03-31' },
  'GET /api/session': { for: 'everybody' },
  'POST /api/session': {
    for: 'everybody',
    body: { email: 'nobody@example.com', password: PASSWORD },
  },
  'DELETE /api/session': { for: 'everybody' },
  'POST /api/setup': {
    for: 'everybody',
    body: { token: 'made up', email: 'thief@example.com', password: PASSWORD },
  },
  'GET /api/sessions': { for: 'owner' },
  'DELETE /api/sessions': { for: 'owner' },
  'POST /api/password': {
    for: 'owner',
    body: { current: PASSWORD, next: PASSWORD },
  },
  'GET /api/content': { for: 'owner' },
  'PUT /api/content': {
    for: 'owner',
    body: {
      writes: [{ key: 'services', version: 0, value: builtInContent.services.slice(0, 1) }],
    },
  },
  'GET /api/content/:key/revisions': { for: 'owner', path: '/api/content/services/revisions' },
  'GET /api/content/:key/revisions/:version': {
    for: 'owner',
    path: '/api/content/services/revisions/1',
  },
  'GET /api/inbox/counts': { for: 'owner' },
  'GET /api/inbox/messages': { for: 'owner' },
  'GET /api/inbox/total': { for: 'owner' },
  'GET /api/inbox/messages.csv': { for: 'owner' },
  'GET /api/inbox/whole': { for: 'owner' },
  'POST /api/inbox/whole': { for: 'owner', body: { messages: [] } },
  'GET /api/inbox/messages/:id': { for: 'owner', path: '/api/inbox/messages/a' },
  'POST /api/inbox/status': { for: 'owner', body: { ids: ['a'], status: 'read' } },
  'POST /api/inbox/reply': { for: 'owner', body: { message, text: 'An answer' } },
  'POST /api/inbox/messages/:id/mailed': {
    for: 'owner',
    path: '/api/inbox/messages/a/mailed',
    body: { kind: 'reply', at: AT, isDone: true },
  },
  'GET /api/inbox/mail': { for: 'owner' },
  'GET /api/inbox/messages/:id/mails': { for: 'owner', path: '/api/inbox/messages/a/mails' },
  'POST /api/inbox/mails/:id/retry': { for: 'owner', path: '/api/inbox/mails/a/retry' },
  'DELETE /api/inbox/messages/:id': { for: 'owner', path: '/api/inbox/messages/a' },
  'POST /api/inbox/messages/:id/release': {
    for: 'owner',
    path: '/api/inbox/messages/a/release',
  },
  'POST /api/inbox/messages/:id/restore': {
    for: 'owner',
    path: '/api/inbox/messages/a/restore',
  },
  'GET /media/:id/:name': { for: 'everybody', path: '/media/a/1x1.jpg' },
  'GET /api/media': { for: 'owner' },
  'POST /api/media': { for: 'owner', body: 'no picture' },
  'PUT /api/media/:id/alt': { for: 'owner', path: '/api/media/a/alt', body: { alt: 'A text' } },
  'POST /api/media/remove': { for: 'owner', body: { ids: ['a'] } },
  'GET /api/calls': { for: 'owner' },
  'POST /api/calls/:id/move': {
    for: 'owner',
    path: '/api/calls/a/move',
    body: { sequence: 0, to: AT },
  },
  'POST /api/calls/:id/cancel': {
    for: 'owner',
    path: '/api/calls/a/cancel',
    body: { sequence: 0 },
  },
  'GET /api/calls/feed': { for: 'owner' },
  'POST /api/calls/feed': { for: 'owner' },
  'DELETE /api/calls/feed': { for: 'owner' },
  'POST /api/inbox/person': { for: 'owner', body: { email: 'ada@example.com' } },
  'POST /api/inbox/person/erase': { for: 'owner', body: { email: 'ada@example.com' } },
  'GET /api/inbox/chat-questions': { for: 'owner' },
  'POST /api/inbox/chat-questions/removal': { for: 'owner', body: { ids: ['a'] } },
  'POST /api/inbox/chat-questions/restored': { for: 'owner', body: [] },
  'GET /api/events': { for: 'owner' },
};

export const CASES = Object.entries(ROUTES).map(([route, each]) => {
  const [method = '', pattern = ''] = route.split(' ');
  return { route, method, path: pattern, ...each };
});
