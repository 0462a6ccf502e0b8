// A site whose owner has begun anew: nothing of the invented one is left in any page, file, feed or metadata.
import { type Element, Window } from 'happy-dom';
import { expect, test } from 'vitest';
import { inventedWords } from '../fixtures/invented-words.ts';
import { ownSite as own } from '../fixtures/own-site.ts';
import { builtInContent } from './content/built-in.ts';
import { adminFile, renderDocument, shellDocument, siteFiles } from './entry.server.tsx';
import { en } from './i18n/locales/en.ts';
import { locale as ur } from './i18n/locales/ur.ts';

const assets = { head: '', stylesOf: () => '', scriptsOf: () => '' };
const found = inventedWords(en, ur);

test.each(['/', '/blog', '/blog/pehla', '/nowhere', '/admin'])(
  'no invented word in the document of %s, which is in the main language',
  async (path) => {
    const { html } = await renderDocument(path, own, assets);
    expect(found(html)).toEqual([]);
    expect(html).toContain('<html lang="ur" dir="rtl"');
    expect(html).toContain('data-languages="ur en"');
  },
);

test.each(['/', '/blog', '/blog/pehla'])(
  'where %s has nothing to say it leaves nothing behind: no empty list, no empty line',
  async (path) => {
    const { html } = await renderDocument(path, own, assets);
    const { document } = new Window();
    document.write(html);
    // What is said later is said in a place that is there already.
    const isEmpty = (each: Element) =>
      !each.textContent?.trim() &&
      !each.querySelector('img, svg') &&
      !each.closest('[role=status]');
    const empty = [...document.querySelectorAll('p, ul, ol, li, dl, dt, dd, h1, h2, h3, h4')];
    expect(empty.filter(isEmpty).map(({ outerHTML }) => outerHTML)).toEqual([]);
  },
);

test.each(['/en/', '/en/blog', '/en/blog/pehla', '/en/nowhere'])(
  'nor in that of %s, which is in the other one',
  async (path) => {
    const { html } = await renderDocument(path, own, assets);
    expect(found(html)).toEqual([]);
    expect(html).toContain('<html lang="en" dir="ltr"');
    // What is not translated yet is the owner's as well.
    expect(path === '/en/' ? html : 'Noor Fatima').toContain('Noor Fatima');
  },
);

test('the landing page says what the owner wrote, under the names of its sections', async () => {
  const { html } = await renderDocument('/', own, assets);
  for (const text of ['نور فاطمہ', 'میں گھر بناتی ہوں۔', 'نقشے', '<title data-prerendered="">نور<'])
    expect(html).toContain(text);
  // The section's name, in the page's language.
  expect(html).toMatch(/id="services-title"[^>]*>سروسز</);
  for (const id of ['projects', 'testimonials', 'companies', 'case-studies', 'process'])
    expect(html, id).not.toContain(`<section id="${id}"`);
});

test('no invented word in the files beside the pages', async () => {
  const files: Record<string, string> = {
    ...(await siteFiles(own)),
    shell: await shellDocument('/', own, assets),
    otherShell: await shellDocument('/en/', own, assets),
    admin: adminFile(own, true),
  };
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(['/sitemap.xml', '/rss.xml', '/en/rss.xml', '/manifest.webmanifest']),
  );
  expect(files['/sitemap.xml']).toContain('<loc>https://noor.example/blog/pehla</loc>');
  for (const [name, text] of Object.entries(files))
    expect(found(typeof text === 'string' ? text : JSON.stringify(text)), name).toEqual([]);
});

test('the built-in site is full of them', async () => {
  const { html } = await renderDocument('/', builtInContent, assets);
  expect(found(html).length).toBeGreaterThan(200);
});
