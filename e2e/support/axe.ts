// What axe finds on a page. Its own builder for Playwright describes every element that passes, too, and
// is five times slower on a long page.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Look {
  /** The part of the page to look at. */
  within?: string;
  /**
   * Colours take most of the time. Structure is the same in both themes, and colours are the same in every width
   * and language.
   */
  only?: 'colors' | 'structure';
}

const RULES = {
  colors: { runOnly: ['color-contrast'] },
  structure: { rules: { 'target-size': { enabled: true }, 'color-contrast': { enabled: false } } },
  all: { rules: { 'target-size': { enabled: true } } },
};

export async function expectNoViolations(page: Page, { within, only }: Look = {}) {
  // The code of a dialog comes with the first click on its button.
  if (within) await expect(page.locator(within)).toBeVisible();
  // A fade that is still running would be measured as low contrast.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
        .map(({ finished }) => finished),
    ),
  );
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const found = await page.evaluate(
    async ({ within, options }) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(
        within ? { include: [within] } : document,
        {
          resultTypes: ['violations'],
          preload: false,
          ...options,
        },
      );
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
      );
    },
    { within, options: RULES[only ?? 'all'] },
  );
  expect(found).toEqual([]);
}
