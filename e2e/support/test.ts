// The test that every journey starts from: it also fails when the page logs an error or a warning,
// throws, or asks another origin for anything, and when a chunk was broken in vain.
import { test as base, expect } from '@playwright/test';
import { chunksNobodyAskedFor } from './chunks.ts';
import { type LiveSite, openLiveSite, setLiveSite } from './live-site.ts';

/** Playwright says so on every page. */
const BLOCKED_WORKER = 'Service Worker registration blocked by Playwright';

/** Asks nobody over the network; a mail or phone app is opened by the browser itself. */
const STAYS_HERE = ['data:', 'blob:', 'mailto:', 'tel:'];

export interface Watch {
  /** Whether the journey is made on a site of its own on a server; a browser keeps everything otherwise. */
  isLive: boolean;
  site: LiveSite | undefined;
  /** A problem that the test provokes on purpose. */
  expectedProblem: RegExp | undefined;
  watch: undefined;
}

export const test = base.extend<Watch>({
  isLive: [false, { option: true }],
  site: async ({ isLive }, use) => {
    const site = isLive ? await openLiveSite() : undefined;
    setLiveSite(site);
    await use(site);
    setLiveSite(undefined);
    await site?.close();
  },
  baseURL: async ({ baseURL, site }, use) => use(site?.address ?? baseURL),
  expectedProblem: [undefined, { option: true }],
  watch: [
    async ({ context, baseURL, expectedProblem }, use) => {
      const problems: string[] = [];
      context.on('console', (message) => {
        const text = message.text();
        const isProblem = ['error', 'warning'].includes(message.type());
        if (!isProblem || text === BLOCKED_WORKER) return;
        // A browser with a window looks for one beside a file that is no page.
        if (message.location().url.endsWith('/favicon.ico')) return;
        // A browser does not say in the text what was not found or refused.
        problems.push(
          text.startsWith('Failed to load') ? `${text} ${message.location().url}` : text,
        );
      });
      context.on('weberror', (failure) => problems.push(String(failure.error())));
      context.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (!STAYS_HERE.includes(protocol) && origin !== baseURL)
          problems.push(`Request to ${request.url()}`);
      });
      await use(undefined);
      expect(chunksNobodyAskedFor(context), 'broken or held, and nobody asked for it').toEqual([]);
      expect(problems.filter((problem) => !expectedProblem?.test(problem))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
