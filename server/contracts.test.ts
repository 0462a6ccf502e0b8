// The ports of the app over HTTP, on both databases: the same suites that the local adapters pass.
import type { Hono } from 'hono';
import { afterEach } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import { EVERY_MESSAGE } from '#app/content/find-messages.ts';
import type { Message } from '#app/content/messages.ts';
import { callsContract } from '#app/store/calls-contract.ts';
import { createStore } from '#app/store/create-store.ts';
import { deskContract } from '#app/store/desk-contract.ts';
import { gateContract } from '#app/store/gate-contract.ts';
import { historyContract } from '#app/store/history-contract.ts';
import { createHttpAdapter } from '#app/store/http/http-adapter.ts';
import { createHttpCalls } from '#app/store/http/http-calls.ts';
import { createHttpDesk } from '#app/store/http/http-desk.ts';
import { createHttpGate } from '#app/store/http/http-gate.ts';
import { createHttpHistory } from '#app/store/http/http-history.ts';
import { createHttpInbox } from '#app/store/http/http-inbox.ts';
import { createHttpMedia } from '#app/store/http/http-media.ts';
import { createHttpQuestions } from '#app/store/http/http-questions.ts';
import { inboxContract } from '#app/store/inbox-contract.ts';
import { mediaContract } from '#app/store/media-contract.ts';
import { questionsContract } from '#app/store/questions-contract.ts';
import { createApp } from './app.ts';
import { EMAIL, LOW_COST, openBrowser, PASSWORD, setUpOwner } from './auth/site-in-test.ts';
import { DATABASES, type TestDatabase } from './databases-in-test.ts';
import { messageRow } from './db/inbox.ts';
import { allMessages } from './db/inbox-queries.ts';
import { twoColours } from './media/pictures-in-test.ts';
import type { Services } from './services.ts';
import { createSiteContent } from './site-content.ts';

type Listener = Parameters<Services['events']['listen']>[0];

let opened: TestDatabase[] = [];

afterEach(async () => {
  for (const database of opened) await database.remove();
  opened = [];
});

for (const [name, create] of DATABASES) {
  const start = async (changed: () => void = () => {}) => {
    const created = await create();
    opened.push(created);
    const database = await created.open();
    const listeners = new Set<Listener>();
    const events: Services['events'] = {
      tell(change) {
        for (const listener of listeners) listener(change);
        changed();
      },
      listen(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    };
    const services = {
      database,
      site: { trustProxy: 0 },
      now: () => new Date(),
      events,
      siteContent: createSiteContent(database),
      passwordCost: LOW_COST,
    };
    const app = createApp(services);
    await setUpOwner(app, services);
    return { db: database.db, app, events };
  };

  /** The requests of one browser, with its cookies; of the owner's, signed in. */
  const fetchOf = async (app: Hono, isOwner = false) => {
    const browser = openBrowser(app);
    if (isOwner) await browser.signIn();
    return (path: string, { method = 'GET', body }: RequestInit = {}) =>
      browser.send(method, path, body === undefined ? undefined : JSON.parse(String(body)));
  };

  deskContract(`a desk over HTTP on ${name}`, async () => {
    const { db, app } = await start();
    const fetch = await fetchOf(app);
    return {
      desk: createHttpDesk(fetch),
      other: createHttpDesk(fetch),
      arrived: () => allMessages(db, EVERY_MESSAGE),
    };
  });

  inboxContract(`an inbox over HTTP on ${name}`, async (messages) => {
    const { db, app, events } = await start(() => {
      inbox.refresh();
      other.refresh();
    });
    const put = (message: Message, is_spam = 0) =>
      db
        .insertInto('messages')
        .values({ ...messageRow(message), is_spam, deleted_at: null })
        .execute();
    for (const message of messages) await put(message);
    const fetch = await fetchOf(app, true);
    const [inbox, other] = [createHttpInbox(fetch), createHttpInbox(fetch)];
    const hold = async (message: Message) => {
      await put(message, 1);
      events.tell('inbox');
    };
    return { inbox, other, hold };
  });

  callsContract(`calls over HTTP on ${name}`, async () => {
    const { app } = await start(() => calls.refresh());
    const calls = createHttpCalls(await fetchOf(app, true));
    return { desk: createHttpDesk(await fetchOf(app)), calls };
  });

  questionsContract(`questions over HTTP on ${name}`, async () => {
    const { app } = await start(() => {
      questions.refresh();
      other.refresh();
    });
    const [visitor, owner] = [await fetchOf(app), await fetchOf(app, true)];
    const [questions, other] = [createHttpQuestions(owner), createHttpQuestions(owner)];
    return { desk: createHttpDesk(visitor), questions, other };
  });

  historyContract(`a history over HTTP on ${name}`, async () => {
    const { app } = await start(() => {
      for (const { history } of [one, another]) history.refresh();
    });
    const open = async () => {
      const fetch = await fetchOf(app, true);
      const store = createStore(createHttpAdapter(fetch), builtInContent);
      return { store, history: createHttpHistory(fetch) };
    };
    const [one, another] = [await open(), await open()];
    return { ...one, other: another };
  });

  mediaContract(`a library over HTTP on ${name}`, async () => {
    const { app } = await start(() => {
      for (const each of [media, other]) each.refresh();
    });
    const browser = openBrowser(app);
    await browser.signIn();
    const fetch = (path: string, { method = 'GET', body }: RequestInit = {}) =>
      browser.send(method, path, body === undefined ? undefined : JSON.parse(String(body)));
    const send = async (path: string, file: File) => browser.sendFile(path, file);
    const [media, other] = [createHttpMedia(fetch, send), createHttpMedia(fetch, send)];
    const file = (bytes: Uint8Array<ArrayBuffer>, named: string) => new File([bytes], named);
    const drawn = async (width: number) => new Uint8Array(await twoColours(width).png().toBuffer());
    const files = {
      first: file(await drawn(16), 'first.png'),
      second: file(await drawn(32), 'second.png'),
      broken: file(new Uint8Array([1, 2, 3]), 'broken.png'),
    };
    return { media, other, files };
  });

  gateContract(`a gate over HTTP on ${name}`, async () => {
    const { app } = await start();
    // Two tabs of one browser: they share its cookies, and tell each other.
    const fetch = await fetchOf(app);
    const channels = [new EventTarget(), new EventTarget()] as const;
    const channel = (own: EventTarget, others: EventTarget) =>
      Object.assign(own, { postMessage: () => others.dispatchEvent(new Event('message')) });
    return {
      gate: createHttpGate(fetch, channel(channels[0], channels[1])),
      other: createHttpGate(fetch, channel(channels[1], channels[0])),
      email: EMAIL,
      password: PASSWORD,
    };
  });
}
