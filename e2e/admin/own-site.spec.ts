// An owner who begins anew, from the samples to a site of their own in two languages.
import { spawnSync } from 'node:child_process';
import { readdir, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { en } from '../../app/i18n/locales/en.ts';
import { locale as ur } from '../../app/i18n/locales/ur.ts';
import { inventedWords } from '../../fixtures/invented-words.ts';
import { createStaticServer } from '../../scripts/serve.mjs';
import { awake } from '../support/page.ts';
import { expect, test } from '../support/test.ts';
import { expectToast, goTo, openScreen, saveButton } from './support.ts';

const found = inventedWords(en, ur);

/** What the owner writes, and what the translator makes of it. */
const ENGLISH: Readonly<Record<string, string>> = {
  'نور فاطمہ': 'Noor Fatima',
  نور: 'Noor',
  'نقشہ نویس': 'Architect',
  'میں گھر بناتی ہوں۔': 'I build homes.',
  'گھر کے نقشے': 'House plans',
  'پہلے خاکے سے چابی تک': 'From the first sketch to the key',
  'بات کریں': 'Let us talk',
  السلام: 'Welcome',
  'مال روڈ، لاہور': 'Mall Road, Lahore',
};
const TEXTS = Object.keys(ENGLISH);

/** Within the project, where the renderer finds its modules. */
const OUT = fileURLToPath(new URL('../../.cache/own-site', import.meta.url));

/** A build takes its time; nothing here is timed. */
test.describe.configure({ timeout: 240_000 });

async function clearTheSamples(page: Page) {
  await openScreen(page, 'settings');
  await page.getByRole('button', { name: 'Clear the samples' }).click();
  const question = page.getByRole('dialog', { name: 'Start with my own' });
  await question.getByRole('button', { name: 'Clear the samples' }).click();
  await expectToast(page, 'Samples Cleared');
  await page.getByLabel('Site name').fill('نور');
  await page.getByLabel('Address', { exact: true }).fill('مال روڈ، لاہور');
  await page.getByLabel('Main language').selectOption('ur');
  for (const other of ['German', 'French', 'Italian', 'Arabic'])
    await page.getByRole('switch', { name: new RegExp(`^${other} `) }).click();
  await page.getByRole('tab', { name: 'SEO & Meta' }).click();
  await page.getByLabel('Canonical URL').fill('https://noor.example/');
  await saveButton(page).click();
  await expectToast(page, 'Settings Saved');
}

async function writeAnew(page: Page) {
  await page.getByRole('tab', { name: 'General' }).click();
  await page.getByRole('link', { name: 'Say who you are: your name' }).click();
  await page.getByLabel('Name', { exact: true }).fill('نور فاطمہ');
  await page.getByLabel('Title', { exact: true }).fill('نقشہ نویس');
  await page.getByLabel('Bio').fill('میں گھر بناتی ہوں۔');
  await page.getByLabel('Email').fill('noor@noor.example');
  await saveButton(page).click();
  await expectToast(page, 'Changes saved successfully!');
  await expect(page.getByRole('link', { name: 'Not translated: English' })).toHaveCount(2);

  await goTo(page, 'services');
  await page.getByRole('button', { name: 'Add Service' }).click();
  const form = page.getByRole('form', { name: 'New service' });
  await form.getByLabel('Title').fill('گھر کے نقشے');
  await form.getByLabel('Description').fill('پہلے خاکے سے چابی تک');
  await form.getByLabel('Price').fill('بات کریں');
  await form.getByRole('button', { name: 'Save Service' }).click();
  await saveButton(page).click();
  await expectToast(page, 'Services Updated');

  await goTo(page, 'texts');
  await page.getByLabel('Greeting').fill('السلام');
  await saveButton(page).click();
  await expectToast(page, 'Texts Updated');
}

async function translate(page: Page) {
  await goTo(page, 'translate');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export XLIFF' }).click(),
  ]);
  const exported = await readFile(await file.path(), 'utf8');
  // As a translator's program does it.
  const translated = exported.replace(
    /<source xml:space="preserve">(.*?)<\/source>/g,
    (source, text: string) => `${source}<target>${ENGLISH[text] ?? ''}</target>`,
  );
  for (const text of TEXTS) expect(exported, text).toContain(`>${text}</source>`);
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Import translations' }).click(),
  ]);
  await chooser.setFiles({
    name: file.suggestedFilename(),
    mimeType: 'application/xliff+xml',
    buffer: Buffer.from(translated),
  });
  const preview = page.getByRole('dialog', { name: 'Import translations' });
  await expect(preview).toContainText(`${TEXTS.length} texts would change.`);
  await expect(preview.getByRole('listitem').filter({ hasText: 'I build homes.' })).toBeVisible();
  await preview.getByRole('button', { name: 'Import', exact: true }).click();
  await expectToast(page, 'Translations Imported');
  await expect(page.getByRole('button', { name: 'English 100%, 0 left' })).toBeVisible();
}

/** Exports the site, builds it as `npm run publish` does, and serves what was built. */
async function publish(page: Page) {
  await goTo(page, 'settings');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export site' }).click(),
  ]);
  const args = ['scripts/build.mjs', '--out', OUT, '--content', await file.path()];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  const root = join(OUT, 'client');
  // Beside the code, which brings the samples along for whoever wants them back.
  const names = (await readdir(root, { recursive: true })).filter((name) =>
    /\.(html|xml|json|txt|webmanifest)$/.test(name),
  );
  expect(names).toEqual(expect.arrayContaining(['sitemap.xml', 'rss.xml', 'en/rss.xml']));
  for (const name of names)
    expect(found(await readFile(join(root, name), 'utf8')), name).toEqual([]);
  const server = createStaticServer({ root });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close();
      await rm(OUT, { recursive: true });
    },
  };
}

/** Everything that the page says, and what its assistant answers. */
async function read(page: Page, questions: readonly string[]): Promise<string> {
  await awake(page);
  const before = await page.content();
  await page.locator('button[aria-expanded][data-tooltip]').click();
  const messages = page.locator('ol[aria-live] > li');
  await expect(messages).toHaveCount(1);
  for (const [at, question] of questions.entries()) {
    await page.locator('input[enterkeyhint=send]').fill(question);
    await page.keyboard.press('Enter');
    await expect(messages).toHaveCount(3 + at * 2);
  }
  return before + (await page.content());
}

test('from the samples to a site of the owner’s own in Urdu and English @standalone', async ({
  page,
  browser,
}) => {
  await clearTheSamples(page);
  await writeAnew(page);
  await translate(page);
  const { address, close } = await publish(page);

  const visitor = await browser.newPage({ locale: 'ur-PK' });
  await visitor.goto(address);
  await expect(visitor.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('نور فاطمہ');
  for (const text of TEXTS) expect(await visitor.content(), text).toContain(text);
  const urdu = await read(visitor, ['سروسز بتائیں', 'قیمت کیا ہوگی', 'موبائل ایپ بنائیں گے']);
  expect(found(urdu)).toEqual([]);

  await visitor.goto(`${address}/en/`);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Noor Fatima');
  const english = await read(visitor, [
    'Which services are there',
    'What would it cost',
    'Could you make a mobile app',
  ]);
  for (const text of Object.values(ENGLISH)) expect(english, text).toContain(text);
  expect(found(english)).toEqual([]);
  // Whole in its language: nothing of it had to be marked as Urdu.
  await expect(visitor.locator('main [lang=ur], footer [lang=ur]')).toHaveCount(0);

  await visitor.close();
  await close();
});
