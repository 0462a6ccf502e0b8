// What every test of a component starts from and leaves behind. Files share a process, and with it the packages; what
// our own modules hold and what was given to the document is gone before the next file.
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// A busy machine is given time.
configure({ asyncUtilTimeout: 10_000 });

/** Where tests put what a document without layout lacks. */
const prototypes =
  typeof document === 'undefined'
    ? []
    : [Element, HTMLElement, HTMLDialogElement, Range].map(({ prototype }) => ({
        prototype,
        own: Object.getOwnPropertyDescriptors(prototype),
      }));

afterEach(cleanup);

afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.resetModules();
  for (const { prototype, own } of prototypes) {
    const added = Reflect.ownKeys(prototype).filter((name) => !Object.hasOwn(own, name));
    for (const name of added) Reflect.deleteProperty(prototype, name);
    Object.defineProperties(prototype, own);
  }
});
