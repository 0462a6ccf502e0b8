// Chromium without a screen now and then stops drawing a page for good, in the middle of anything: whatever
// waits for a frame then waits for ever. Only a test that met this is run a second time.
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, Page, TestInfo } from '@playwright/test';

/** Much longer than a busy machine takes for two frames. */
const PATIENCE_MS = 10_000;

const markOf = ({ project, testId }: TestInfo) =>
  join(project.outputDir, `stopped-drawing-${testId}`);

export function wasStalled(test: TestInfo): boolean {
  return existsSync(markOf(test));
}

/** After a failure: remembers it when a page of the test is not drawn any more. */
export async function keepStall(context: BrowserContext, test: TestInfo) {
  const isDrawn = await Promise.all(context.pages().map(draws));
  if (isDrawn.every(Boolean)) return;
  await mkdir(test.project.outputDir, { recursive: true });
  await writeFile(markOf(test), '');
  console.log(`${test.title}: Chromium has stopped drawing the page.`);
}

/** Asks Playwright's own polling, which goes by frames and minds no clock that a test has stopped. */
async function draws(page: Page): Promise<boolean> {
  const frames = { polling: 'raf', timeout: PATIENCE_MS } as const;
  try {
    await page.waitForFunction(
      (root) => {
        root.dataset.frames = String(Number(root.dataset.frames ?? 0) + 1);
        return Number(root.dataset.frames) > 2;
      },
      await page.evaluateHandle(() => document.documentElement),
      frames,
    );
    return true;
  } catch (error) {
    return !(error instanceof Error && error.name === 'TimeoutError');
  }
}
