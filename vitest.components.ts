// The tests of one file leave nothing to those of another: they may run in one process.
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// A busy machine is given time.
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);

afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
