// Code that does not arrive, or not yet. A test that breaks or holds a chunk fails when nobody asks for it: then
// it has tested nothing.
import { type BrowserContext, expect, type Page, type Route } from '@playwright/test';

/** A connection that breaks, a file that is gone after a redeploy, the page of a captive portal. */
export const FAULTS = ['abort', '404', 'html'] as const;
export type Fault = (typeof FAULTS)[number];

/** The address of a chunk by its name, whatever its hash. */
export function chunkAddress(name: string): RegExp {
  return new RegExp(`/assets/${name.replaceAll('.', '\\.')}-[\\w-]{8}\\.js$`);
}

/** What was broken or held in a test and not asked for yet. */
const unasked = new WeakMap<BrowserContext, Set<string>>();

/** For the end of every test. */
export function chunksNobodyAskedFor(context: BrowserContext): string[] {
  return [...(unasked.get(context) ?? [])];
}

async function routeChunk(page: Page, name: string, answer: (route: Route) => Promise<void>) {
  const names = unasked.get(page.context()) ?? new Set();
  unasked.set(page.context(), names.add(name));
  await page.route(chunkAddress(name), (route) => {
    names.delete(name);
    return answer(route);
  });
}

export interface Broken {
  /** From here on the chunk arrives. Fails when nobody has asked for it yet. */
  mend: () => Promise<void>;
}

export async function breakChunk(page: Page, name: string, fault: Fault): Promise<Broken> {
  await routeChunk(page, name, (route) => {
    if (fault === 'abort') return route.abort('connectionfailed');
    if (fault === '404') return route.fulfill({ status: 404, body: 'Not found' });
    return route.fulfill({ contentType: 'text/html', body: '<p>Sign in to this network</p>' });
  });
  return {
    async mend() {
      expect(chunksNobodyAskedFor(page.context()), 'nobody asked for it').not.toContain(name);
      await page.unroute(chunkAddress(name));
    },
  };
}

/** Keeps a chunk waiting; what comes back lets it through, once somebody has asked for it. */
export async function holdChunk(page: Page, name: string): Promise<() => Promise<void>> {
  let letThrough = () => {};
  const released = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await routeChunk(page, name, (route) => released.then(() => route.continue()));
  return async () => {
    await expect.poll(() => chunksNobodyAskedFor(page.context())).not.toContain(name);
    letThrough();
  };
}
