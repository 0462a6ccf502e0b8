import { caseStudy, project } from './support/content.ts';
import { expectNoSidewaysScroll, open } from './support/page.ts';
import { saved, store } from './support/storage.ts';
import { expect, test } from './support/test.ts';

const PHONE = { width: 360, height: 740 };
const SCRIPT = '"><img src=x onerror="window.ran=1"><script>window.ran=1</script>{{name}}';

test('markup and 100 kB pasted into the fields neither break the page nor get lost', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await open(page);
  const long = 'x'.repeat(100_000);
  const form = page.locator('#contact form');
  await form.getByLabel('First Name').fill(`محمد 👩🏽‍💻 ${SCRIPT}`);
  for (const label of ['Last Name', 'Subject', 'Message']) {
    await form.getByLabel(label).fill(long);
  }
  await form.getByLabel('Email Address').fill('ada@example.com');
  await expectNoSidewaysScroll(page);
  const box = await form.getByLabel('Message').boundingBox();
  expect(box?.height).toBeLessThan(PHONE.height);
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message Sent!')).toBeVisible();
  const [message] = await saved(page, 'messages');
  expect(message?.message).toHaveLength(100_000);
  expect(message?.name).toBe(`محمد 👩🏽‍💻 ${SCRIPT} ${long}`);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});

test('lists of hundreds of entries, and of the same twice, are shown without harm', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await store(page, 'projects', [project(1, { technologies: ['React', 'React', 'React'] })]);
  await store(page, 'skills', {
    categories: [
      {
        title: 'Many',
        skills: Array.from({ length: 60 }, (_, at) => ({
          name: `Skill ${at}`,
          level: at,
          icon: '',
        })),
      },
      { title: 'Twice', skills: [] },
      { title: 'Twice', skills: [] },
    ],
    additionalSkills: [...Array.from({ length: 200 }, (_, at) => `Extra ${at}`), 'Twin', 'Twin'],
  });
  await store(
    page,
    'caseStudies',
    Array.from({ length: 30 }, (_, at) => caseStudy(String(at))),
  );
  await open(page);
  await expect(page.getByRole('button', { name: /^Skill \d+ \d+%$/ })).toHaveCount(60);
  await expect(page.locator('#skills article')).toHaveCount(3);
  await expect(page.locator('#skills').getByText('Twin')).toHaveCount(2);
  await expect(page.locator('#projects article bdi')).toHaveText(['React', 'React', 'React']);
  await expectNoSidewaysScroll(page);
});

test.describe('pictures that do not load', () => {
  test.use({ expectedProblem: /status of 404/ });

  test('leave no broken image behind', async ({ page }) => {
    await store(page, 'about', { name: 'Noor', photo: '/nowhere.png' });
    await store(page, 'projects', [project(1, { image: '/nowhere.png' })]);
    await store(page, 'trustedCompanies', [
      { id: 1, name: 'Acme', logo: '/images/companies/northwall.svg' },
      { id: 2, name: 'Broken & Sons', logo: '/nowhere.svg' },
    ]);
    await open(page);
    await expect(page.locator('#home').getByRole('img', { name: 'Portrait of Noor' })).toBeHidden();
    const card = page.locator('#projects article');
    await expect(card).toHaveCount(1);
    await card.scrollIntoViewIfNeeded();
    await expect(card.getByRole('img')).toHaveCount(0);
    const strip = page.locator('#companies');
    await strip.scrollIntoViewIfNeeded();
    await expect(strip.getByText('Broken & Sons')).toBeVisible();
    const logo = strip.getByRole('img', { name: 'Acme' });
    await expect
      .poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });
});
