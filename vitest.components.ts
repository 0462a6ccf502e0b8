// What every test of a component starts from and leaves behind.
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// A busy machine is given time.
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);

afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
