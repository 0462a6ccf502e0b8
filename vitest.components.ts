// What every test of a component starts from and leaves behind.
import { MessageChannel } from 'node:worker_threads';
import { cleanup, configure } from '@testing-library/react';
import type { Window } from 'happy-dom';
import * as React from 'react';
import { afterAll, afterEach, vi } from 'vitest';
import { takeToasts } from './app/ui/toast.ts';

// A busy machine is given time.
configure({ asyncUtilTimeout: 10_000 });

// A context has what happy-dom gives it, and nothing of Node.
Object.assign(globalThis, { MessageChannel });

/**
 * React keeps for every element by whom it was made, as long as it has not done that too often. Only a debugger shows it,
 * and it takes a fifth of the time of these tests.
 */
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals = {} } =
  React as { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE?: object };
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set() {},
  configurable: true,
});

/** The one part of the document that the files of a worker share; tests give it what happy-dom does not have. */
const shared = ['Element', 'HTMLElement', 'Range'].map((name) => {
  const { prototype } = globalThis[name as 'Element'];
  return { prototype, own: Object.getOwnPropertyDescriptors(prototype) };
});

afterEach(() => {
  cleanup();
  // Those that nobody took would wait for the next test.
  takeToasts(() => {})();
});

afterAll(async () => {
  // Code that arrives when the document is gone could not be loaded by the files after this one either.
  await vi.dynamicImportSettled();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  (window as unknown as Window).happyDOM.setURL('http://localhost:3000/');
  localStorage.clear();
  sessionStorage.clear();
  const { documentElement: root, head, body } = document;
  head.replaceChildren();
  body.replaceChildren();
  for (const { name } of [...root.attributes]) root.removeAttribute(name);
  for (const { prototype, own } of shared) {
    for (const name of Reflect.ownKeys(prototype)) {
      if (!(name in own)) Reflect.deleteProperty(prototype, name);
    }
    Object.defineProperties(prototype, own);
  }
});
