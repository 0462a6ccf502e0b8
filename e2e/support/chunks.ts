// Code that does not arrive.
import { expect, type Page } from '@playwright/test';

/** A connection that breaks, a file that is gone after a redeploy, the page of a captive portal. */
export const FAULTS = ['abort', '404', 'html'] as const;
export type Fault = (typeof FAULTS)[number];

/** The address of a chunk by its name, whatever its hash. */
export function chunkAddress(name: string): RegExp {
  return new RegExp(`/assets/${name.replaceAll('.', '\\.')}-[\\w-]{8}\\.js$`);
}

export interface Broken {
  /** From here on the chunk arrives. Fails when nobody has asked for it: then nothing was tested. */
  mend: () => Promise<void>;
}

export async function breakChunk(page: Page, name: string, fault: Fault): Promise<Broken> {
  const address = chunkAddress(name);
  let hits = 0;
  await page.route(address, (route) => {
    hits += 1;
    if (fault === 'abort') return route.abort('connectionfailed');
    if (fault === '404') return route.fulfill({ status: 404, body: 'Not found' });
    return route.fulfill({ contentType: 'text/html', body: '<p>Sign in to this network</p>' });
  });
  return {
    async mend() {
      expect(hits, `nobody asked for ${name}`).toBeGreaterThan(0);
      await page.unroute(address);
    },
  };
}
