// Code that does not arrive, or not yet. A test that breaks or holds a chunk fails when nobody asks for it: then
// it has tested nothing.
import { type Browser, type BrowserContext, expect, type Page, type Route } from '@playwright/test';

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

let once: Promise<boolean> | undefined;

/** Whether the browser never asks again for a module that it did not get: then only a new page can help. */
export function asksOnce(page: Page): Promise<boolean> {
  once ??= asksOnlyOnce(page.context().browser());
  return once;
}

async function asksOnlyOnce(browser: Browser | null): Promise<boolean> {
  const context = await browser?.newContext();
  if (!context) throw new Error('The page belongs to a browser.');
  const page = await context.newPage();
  const html = { contentType: 'text/html', body: '<!doctype html>' };
  const script = { contentType: 'text/javascript', body: '' };
  let answer: { status: number } | typeof html | typeof script = html;
  await page.route('**/*', (route) => route.fulfill(answer));
  await page.goto('http://module.test/');
  const ask = () => page.evaluate((name) => import(name).then(Boolean, () => false), '/module.js');
  answer = { status: 404 };
  await ask();
  answer = script;
  const isThere = await ask();
  await context.close();
  return !isThere;
}

/** What says that a part of the page is missing. */
export const notice = (page: Page) => page.getByRole('alert').filter({ visible: true });

/** Presses what the notice offers until what is missing can come. Whether it took a new page. */
export async function pressOn(page: Page): Promise<boolean> {
  const retry = notice(page).getByRole('button', { name: 'Try again' });
  const reload = notice(page).getByRole('button', { name: 'Reload the page' });
  if (await retry.isVisible()) {
    await retry.click();
    if (!(await asksOnce(page))) return false;
    await expect(notice(page)).toContainText('still could not be loaded');
  }
  const reloaded = page.waitForEvent('load');
  // Nothing but the click: what is missing is asked for when a pointer goes down, and may come before it goes up.
  await reload.dispatchEvent('click');
  await reloaded;
  return true;
}
