import { caseStudy, project } from './support/content.ts';
import { expectNoSidewaysScroll, open } from './support/page.ts';
import { saved, store } from './support/storage.ts';
import { expect, test } from './support/test.ts';

const PHONE = { width: 360, height: 740 };
const SCRIPT = '"><img src=x onerror="window.ran=1"><script>window.ran=1</script>{{name}}';

test('markup and 100 kB pasted into the fields, beside lists of hundreds of entries, neither break the page nor get lost', async ({
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
