// How long a page takes to answer, as the browser itself counts.
import { chromium } from '@playwright/test';
import { median } from './median.mjs';

/** The browser reports no event that was answered sooner: a frame. */
const FRAME_MS = 16;
const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-quic'];
const SHOWN_LIMIT_MS = 30_000;

export function launchBrowser(executablePath) {
  return chromium.launch({ executablePath, args: ARGS });
}

/** Slows the page's processor down by a factor. */
export async function slowDown(page, factor) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: factor });
}

/** Has to come before the page is opened: notes the first press, and every event that the page answers. */
export async function watchEvents(page) {
  await page.addInitScript((threshold) => {
    window.answered = [];
    for (const type of ['pointerdown', 'keydown']) {
      const note = (event) => {
        window.pressedAt ??= event.timeStamp;
      };
      addEventListener(type, note, { capture: true });
    }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (entry.interactionId) window.answered.push(entry.duration);
      }
    }).observe({ type: 'event', durationThreshold: threshold, buffered: true });
  }, FRAME_MS);
}

/**
 * Does something once, when the page has come to rest, and says how long it took: `paint` from the press to the next
 * frame, the slowest when there are several; `shown` from the first press to the frame in which its result can be seen.
 * @typedef {import('@playwright/test').Page} Page
 * @param {Page} page
 * @param {{
 *   press?: (page: Page) => import('@playwright/test').Locator,
 *   act?: (page: Page) => Promise<unknown>,
 *   isShown?: () => boolean,
 * }} interaction what is tapped, or what else is done
 */
export async function measure(page, { press, act, isShown }) {
  const place = press && (await placeOf(press(page)));
  await settle(page);
  await page.evaluate(() => {
    window.answered = [];
    window.pressedAt = undefined;
  });
  const shown = isShown ? watchFor(page, isShown) : undefined;
  // A finger does not look for what lies beneath it, as a locator would in the middle of the press.
  await (place ? page.touchscreen.tap(place.x, place.y) : act(page));
  const shownMs = await shown;
  await settle(page);
  const durations = await page.evaluate(() => window.answered);
  return { paint: Math.max(FRAME_MS, ...durations), shown: shownMs };
}

async function placeOf(target) {
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await target.boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
}

/** The median of each interaction over several runs, in the order of the first. */
export function summarize(runs) {
  return runs[0].map(({ name }, at) => {
    const results = runs.map((run) => run[at]);
    const has = results[0].shown !== undefined;
    return {
      name,
      paintMs: median(results.map(({ paint }) => paint)),
      shownMs: has ? Math.round(median(results.map(({ shown }) => shown))) : undefined,
    };
  });
}

function watchFor(page, isShown) {
  const watching = page.evaluate(`(${watchInPage})(${isShown}, ${SHOWN_LIMIT_MS})`);
  // The one who waits for it hears of a failure; until then nobody has to.
  watching.catch(() => {});
  return watching;
}

/** Runs in the page. */
function watchInPage(isShown, limit) {
  return new Promise((resolve, reject) => {
    const deadline = performance.now() + limit;
    const check = () => {
      try {
        if (window.pressedAt !== undefined && isShown()) {
          // The frame that is being made now shows it; the task after it runs when it is done.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - window.pressedAt);
          port2.postMessage(null);
        } else if (performance.now() > deadline) reject(new Error(`Never shown: ${isShown}`));
        else requestAnimationFrame(check);
      } catch (error) {
        reject(error);
      }
    };
    requestAnimationFrame(check);
  });
}

/** Waits until the page has drawn everything and the browser has reported it. */
function settle(page) {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3000 }));
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 150)));
  });
}
