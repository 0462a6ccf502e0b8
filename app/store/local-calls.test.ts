import { callsContract } from './calls-contract.ts';
import { createDesk } from './create-store.ts';
import { createLocalCalls } from './local-calls.ts';
import { localPages } from './local-pages.ts';

for (const [place, openPages] of Object.entries(localPages)) {
  callsContract(`the local calls ${place}`, async () => {
    const [one] = openPages();
    return { desk: createDesk(one), calls: createLocalCalls(one) };
  });
}
