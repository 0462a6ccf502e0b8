// Services, case studies, trusted companies and skills: what each adds to the pattern of the projects.
import { open } from '../support/page.ts';
import { saved, store } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { expectToast, openScreen, rowTitles, saveButton } from './support.ts';

test('§2 §5 a service needs title, description and price, and gets an id with its time', async ({
  page,
}) => {
  await openScreen(page, 'services');
  await page.getByRole('button', { name: 'Add Service' }).click();
  const form = page.getByRole('form', { name: 'New service' });
  await form.getByLabel('Title').fill('Audits');
  await form.getByLabel('Description').fill('A second pair of eyes.');
  await form.getByRole('button', { name: 'Save Service' }).click();
  await expectToast(page, 'Error', 'Please fill in all required fields.');
  await expect(form.getByLabel('Price')).toBeFocused();
  await form.getByLabel('Price').fill('From $2,000');
  for (const icon of ['Code2', 'Smartphone', 'Brain', 'Globe', 'Database', 'Zap']) {
    await expect(form.getByRole('radio', { name: icon })).toBeVisible();
  }
  await form.getByText('Icon').locator('..').getByTitle('Zap').click();
  const feature = form.getByRole('textbox', { name: 'Features' });
  await feature.fill(' Report ');
  await feature.press('Enter');
  await feature.fill('Report');
  await feature.press('Enter');
  await expect(form.getByText('“Report” is in the list already.')).toBeVisible();
  await form.getByRole('button', { name: 'Save Service' }).click();
  await saveButton(page).click();
  await expectToast(page, 'Services Updated', 'Your services have been saved successfully.');
  const service = (await saved(page, 'services')).at(-1);
  expect(service).toMatchObject({
    title: 'Audits',
    price: 'From $2,000',
    icon: 'Zap',
    features: ['Report'],
  });
  expect(service?.id).toMatch(/^service_\d{13}$/);
  await open(page);
  await expect(page.getByRole('heading', { name: 'Audits' })).toBeVisible();
});

test('§8 a deleted service can be brought back', { tag: '@once' }, async ({ page }) => {
  await openScreen(page, 'services');
  await page.getByRole('button', { name: 'Delete API Development' }).click();
  await expectToast(page, 'Service Deleted');
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await rowTitles(page, 'Services')).toHaveLength(6);
});

test('§3 an empty list of services offers three samples @once', async ({ page }) => {
  await store(page, 'services', []);
  await openScreen(page, 'services');
  await page.getByRole('button', { name: 'Load sample data' }).click();
  expect(await rowTitles(page, 'Services')).toHaveLength(3);
});

test('§5 §8 a case study needs title and summary; tech, highlights and call to action are read as typed @once', async ({
  page,
}) => {
  await openScreen(page, 'case-studies');
  await page.getByRole('button', { name: 'Add Case Study' }).click();
  const form = page.getByRole('form', { name: 'New case study' });
  await form.getByRole('button', { name: 'Save Case Study' }).click();
  await expectToast(page, 'Title and Summary are required');
  await form.getByLabel('Title').fill('Ledger');
  await form.getByLabel('Summary').fill('Books that balance.');
  await form.getByLabel('Tech').fill(' Go ,, SQLite , ');
  await form.getByLabel('Highlights').fill('First\n\n  Second  \n');
  await form.getByLabel('Call to action label').fill('Talk to me');
  await form.getByRole('button', { name: 'Save Case Study' }).click();
  await expect(form.getByText('Add the link too, or clear the label.')).toBeVisible();
  await expect(form.getByLabel('Call to action link')).toBeFocused();
  await form.getByLabel('Call to action label').fill('');
  await form.getByRole('button', { name: 'Save Case Study' }).click();
  await expectToast(page, 'Case study added');
  await page.getByRole('button', { name: 'Edit AI support assistant' }).click();
  const edit = page.getByRole('form', { name: 'Edit case study' });
  await edit.getByLabel('Call to action label').fill('');
  await edit.getByLabel('Call to action link').fill('');
  await edit.getByRole('button', { name: 'Save Case Study' }).click();
  await saveButton(page).click();
  await expectToast(page, 'Changes saved');
  const studies = await saved(page, 'caseStudies');
  expect(studies.at(-1)).toMatchObject({
    title: 'Ledger',
    tech: [{ name: 'Go' }, { name: 'SQLite' }],
    highlights: ['First', 'Second'],
  });
  expect(studies.at(-1)?.cta).toBeUndefined();
  expect(studies[1]?.cta).toBeUndefined();
  expect(studies[0]?.cta).toEqual({ label: 'Discuss a similar project', href: '#contact' });
  await page.getByRole('button', { name: 'Delete Ledger' }).click();
  await expectToast(page, 'Case study removed');
  await open(page);
  await expect(page.getByRole('heading', { name: 'Ledger' })).toBeVisible();
});

test('§5 §8 a company needs name and logo @once', async ({ page }) => {
  await openScreen(page, 'companies');
  await page.getByRole('button', { name: 'Add Company' }).click();
  const form = page.getByRole('form', { name: 'New company' });
  await form.getByLabel('Name').fill('Atlas');
  await form.getByRole('button', { name: 'Save Company' }).click();
  await expectToast(page, 'Name and Logo are required');
  await expect(form.getByLabel('Logo', { exact: true })).toBeFocused();
  await form.getByLabel('Logo', { exact: true }).fill('/images/companies/northwall.svg');
  await form.getByRole('button', { name: 'Save Company' }).click();
  await expectToast(page, 'Company added');
  await page.getByRole('button', { name: 'Delete Northwall' }).click();
  await expectToast(page, 'Company removed');
  await page.getByRole('button', { name: 'Save All' }).click();
  await expectToast(page, 'Changes saved');
  const names = (await saved(page, 'trustedCompanies')).map(({ name }: { name: string }) => name);
  expect(names).toContain('Atlas');
  expect(names).not.toContain('Northwall');
  await open(page);
  await expect(page.getByRole('img', { name: 'Atlas' }).first()).toBeAttached();
});

test('§5 a skill category needs title and colour theme; a skill needs name, icon and a level up to 100 @once', async ({
  page,
}) => {
  await openScreen(page, 'skills');
  await page.getByRole('button', { name: 'Add Category' }).click();
  const form = page.getByRole('form', { name: 'New category' });
  await form.getByLabel('Title').fill('Design');
  await form.getByRole('button', { name: 'Save Category' }).click();
  await expectToast(page, 'Error', 'Please fill in all required fields.');
  await expect(form.getByRole('radio')).toHaveCount(6);
  await form.getByTitle('Primary to accent').click();
  await form.getByLabel('Name of new skill').fill('Figma');
  await form.getByRole('button', { name: 'Save Category' }).click();
  await expect(form.getByText('Fill in the rest of the new skill, or clear it.')).toBeVisible();
  await expect(form.getByLabel('Icon of new skill')).toBeFocused();
  await form.getByRole('button', { name: 'Add skill' }).click();
  await expect(form.getByText('Icon: Please fill in this field.')).toBeVisible();
  await form.getByLabel('Icon of new skill').fill('✏️');
  await form.getByLabel('Level of new skill in percent').fill('101');
  await form.getByRole('button', { name: 'Add skill' }).click();
  await expect(form.getByText('Level: Use a number from 0 to 100.')).toBeVisible();
  await form.getByLabel('Level of new skill in percent').fill('100');
  await form.getByLabel('Level of new skill in percent').press('Enter');
  await expect(form.getByLabel('Name of Figma')).toHaveValue('Figma');
  await form.getByRole('button', { name: 'Save Category' }).click();
  expect(await saved(page, 'skills')).toBeNull();
  await saveButton(page).click();
  await expectToast(page, 'Skills Updated', 'Your skills have been saved successfully.');
  expect((await saved(page, 'skills')).categories.at(-1)).toEqual({
    title: 'Design',
    colorTheme: 'primary-accent',
    skills: [{ name: 'Figma', level: 100, icon: '✏️' }],
  });
  await open(page);
  await expect(page.getByRole('heading', { name: 'Design', exact: true })).toBeVisible();
});

test('§5 an additional skill is trimmed, never empty, never twice, and saved when only typed @once', async ({
  page,
}) => {
  await openScreen(page, 'skills');
  const input = page.getByRole('textbox', { name: 'Additional skill' });
  await input.fill('  Copywriting ');
  await input.press('Enter');
  await input.fill('Copywriting');
  await page.getByRole('button', { name: 'Add additional skill' }).click();
  await expect(page.getByText('“Copywriting” is in the list already.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove WebSockets' }).click();
  await input.fill('Illustration');
  await saveButton(page).click();
  await expectToast(page, 'Skills Updated');
  const { additionalSkills } = await saved(page, 'skills');
  expect(additionalSkills).toHaveLength(13);
  expect(additionalSkills.slice(-2)).toEqual(['Copywriting', 'Illustration']);
  await expect(input).toHaveValue('');
});

test('§3 an editor without skills offers the two sample categories @once', async ({ page }) => {
  await store(page, 'skills', { categories: [], additionalSkills: [] });
  await openScreen(page, 'skills');
  await page.getByRole('button', { name: 'Load sample data' }).first().click();
  expect(await rowTitles(page, 'Categories')).toEqual(['Frontend', 'Backend']);
});
