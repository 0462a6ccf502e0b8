import { expect, test } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import { createDesk, createStore } from './create-store.ts';
import { deskContract } from './desk-contract.ts';
import { createLocalDesk } from './local-desk.ts';
import { localPages } from './local-pages.ts';
import { createMemoryAdapter } from './memory-adapter.ts';

for (const [place, openPages] of Object.entries(localPages)) {
  deskContract(`the local desk ${place}`, async () => {
    const [one, another] = openPages();
    return {
      desk: createDesk(one),
      other: createDesk(another),
      async arrived() {
        // Who gets a turn has heard of what the other tab wrote.
        await one.updateAll(['messages'], () => ({}));
        return one.get('messages');
      },
    };
  });
}

test('without the code that sends, nothing is sent, and the next one asks for it again', async () => {
  const store = createStore(createMemoryAdapter(), builtInContent);
  let isThere = false;
  const desk = createLocalDesk(store, async () => {
    if (!isThere) throw new Error('offline');
    return import('./local-code.ts');
  });
  const value = {
    firstName: 'Ada',
    lastName: '',
    email: '',
    subject: '',
    services: [],
    message: '',
  };
  const outgoing = {
    at: '2026-03-11T10:10:00.000Z',
    request: { kind: 'contact' as const, value },
  };
  expect(await desk.send(outgoing)).toMatchObject({
    ok: false,
    failure: { kind: 'unreachable' },
  });
  isThere = true;
  expect(await desk.send(outgoing)).toEqual({ ok: true });
});
