// How soon the landing page answers on a phone whose processor is four times slower.
import { launchBrowser, measure, slowDown, summarize, watchEvents } from './latency.mjs';

const SLOWDOWN = 4;
const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };

const button = (page, name) => page.getByRole('button', { name, exact: true });
const footerButton = (page, name) => page.getByRole('contentinfo').getByRole('button', { name });
const isDialogOpen = () => document.querySelector('dialog:is([open], :popover-open)') !== null;

async function closeDialog(page) {
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
}

function legalDialog(name) {
  return {
    name: `Open the dialog ${name}`,
    press: (page) => footerButton(page, name),
    isShown: isDialogOpen,
    after: closeDialog,
  };
}

/** In this order, on one page: the language comes last, because it renames everything. */
const INTERACTIONS = [
  {
    name: 'Open the menu',
    press: (page) => button(page, 'Open menu'),
    isShown: () => document.querySelector('#site-menu').checkVisibility(),
    after: (page) => button(page, 'Close menu').tap(),
  },
  {
    name: 'Switch the theme',
    press: (page) => button(page, 'Toggle theme'),
    isShown: () => !document.documentElement.classList.contains('dark'),
  },
  {
    name: 'Open the chat',
    press: (page) => button(page, 'Open the assistant'),
    isShown: () => document.querySelector('[aria-live="polite"] > li')?.checkVisibility(),
    after: (page) => button(page, 'Close the assistant').tap(),
  },
  {
    name: 'Open the dialog Consultation',
    press: (page) => button(page, 'Start Project'),
    isShown: isDialogOpen,
    after: closeDialog,
  },
  {
    name: 'Filter the projects',
    press: projectFilter,
    isShown: () => document.querySelectorAll('#projects article').length < 5,
  },
  {
    name: 'Type in the inquiry form',
    async prepare(page) {
      await inquiryField(page).scrollIntoViewIfNeeded();
      await inquiryField(page).tap();
    },
    act: (page) => page.keyboard.type('A shop for lamps', { delay: 80 }),
  },
  {
    name: 'Open the dialog Booking',
    prepare: chooseSlot,
    press: (page) => button(page, 'Confirm Booking'),
    isShown: isDialogOpen,
    after: closeDialog,
  },
  legalDialog('Privacy'),
  legalDialog('Terms'),
  legalDialog('Sitemap'),
  {
    name: 'Open the list of languages',
    press: (page) => button(page, 'Language'),
    isShown: () => document.querySelector('[popover]:popover-open') !== null,
  },
  {
    name: 'Switch the language (Urdu, right to left)',
    press: (page) => page.getByRole('link', { name: 'اردو' }),
    isShown: () =>
      document.documentElement.lang === 'ur' &&
      /[؀-ۿ]/.test(document.querySelector('h2').textContent),
  },
];

/**
 * @param {{ address: string, chromiumPath: string, runs: number }} options
 */
export async function measureInteractions({ address, chromiumPath, runs }) {
  const browser = await launchBrowser(chromiumPath);
  const results = [];
  for (let run = 0; run < runs; run += 1) {
    console.error(`Interactions ${run + 1}/${runs}`);
    results.push(await oneRun(browser, address));
  }
  await browser.close();
  return summarize(results);
}

/** In a new profile, so that the code of each dialog has to arrive first. */
async function oneRun(browser, address) {
  const context = await browser.newContext({ ...PHONE, locale: 'en-US', colorScheme: 'dark' });
  const page = await context.newPage();
  await watchEvents(page);
  await page.goto(`${address}/`);
  await wake(page);
  await slowDown(page, SLOWDOWN);
  const results = [];
  for (const { name, prepare, after, ...interaction } of INTERACTIONS) {
    await prepare?.(page);
    results.push({ name, ...(await measure(page, interaction)) });
    await after?.(page);
  }
  await context.close();
  return results;
}

/** Visits every section once: whoever uses one has scrolled to it. */
async function wake(page) {
  await page.waitForFunction(() => {
    const asleep = [...document.querySelectorAll('[data-awaits]')].at(-1);
    asleep?.scrollIntoView({ behavior: 'instant' });
    return !asleep;
  });
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}

function projectFilter(page) {
  return page.getByRole('group', { name: 'Filter projects' }).getByRole('button').nth(1);
}

const inquiryField = (page) => page.locator('#services form').getByLabel('Project Description');

async function chooseSlot(page) {
  const schedule = page.locator('#schedule');
  await schedule.scrollIntoViewIfNeeded();
  await button(schedule, 'Next month').tap();
  await schedule.getByRole('gridcell').locator('button:enabled').first().tap();
  await schedule.locator('label:has(input:enabled)').first().tap();
}
