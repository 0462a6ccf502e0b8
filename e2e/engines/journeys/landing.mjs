// The landing page as it stands, and the ways to its sections.
import assert from 'node:assert/strict';
import { findAll } from '../in-page.mjs';
import { link, navigation, part } from '../names.mjs';

const SECTIONS = [
  'home',
  'about',
  'skills',
  'projects',
  'services',
  'process',
  'why-choose-me',
  'client-success',
  'companies',
  'case-studies',
  'testimonials',
  'contact',
  'schedule',
];

/** The section begins right below the header, or the page ends before it could. */
async function standsAt(tab, id) {
  await tab.until(
    `#${id} stands below the header`,
    (anchor) => {
      const { top } = document.getElementById(anchor).getBoundingClientRect();
      const root = document.documentElement;
      const isAtEnd = scrollY + innerHeight >= root.scrollHeight - 2;
      return (top > -8 && top < 120) || (isAtEnd && top > 0 && top < innerHeight / 2);
    },
    id,
  );
}

export const landing = {
  async 'the landing page stands with all its sections'({ tab }) {
    await tab.open('/');
    const ids = await tab.evaluate(() =>
      [...document.querySelectorAll('main section[id]')].map(({ id }) => id),
    );
    assert.deepEqual(ids, SECTIONS);
    for (const id of ids) {
      await tab.evaluate((anchor) => document.getElementById(anchor).scrollIntoView(), id);
      await tab.sees(part('h1, h2', /./, part(`#${id}`)));
      await tab.until(
        `#${id} is filled`,
        (it) => findAll(it).length > 0,
        part('li, article, form, table, p, dl', undefined, part(`#${id}`)),
      );
    }
    const broken = await tab.evaluate(() =>
      [...document.images]
        .filter((one) => one.complete && one.naturalWidth === 0)
        .map(({ src }) => src),
    );
    assert.deepEqual(broken, []);
  },

  async 'every item of the header leads to its section'({ tab }) {
    for (const [name, id] of [
      ['About', 'about'],
      ['Contact', 'contact'],
      ['Services', 'services'],
      ['Skills', 'skills'],
      ['Projects', 'projects'],
    ]) {
      await tab.open('/');
      await tab.click(link(name, navigation('Main')));
      await standsAt(tab, id);
    }
  },

  async 'an address with a section opens there'({ tab }) {
    for (const id of ['services', 'case-studies', 'contact', 'schedule']) {
      await tab.open('/robots.txt');
      await tab.open(`/#${id}`);
      await standsAt(tab, id);
    }
  },

  async 'no item of the header is half transparent'({ tab }) {
    await tab.open('/');
    await tab.sees(link('About', navigation('Main')));
    const fades = await tab.evaluate(() => {
      const row = document.querySelector('header nav');
      const style = getComputedStyle(row);
      const fits = row.scrollWidth <= row.clientWidth;
      return fits && style.maskImage !== 'none'
        ? [style.getPropertyValue('--fade-start'), style.getPropertyValue('--fade-end')]
        : ['0px', '0px'];
    });
    assert.deepEqual(fades, ['0px', '0px']);
  },

  async 'no page can be scrolled sideways, on a phone or a desktop'({ tab }) {
    for (const width of [360, 447, 1280]) {
      await tab.resize(width, 800);
      for (const path of ['/', '/blog', '/no/such/page', '/admin/login']) {
        await tab.open(path);
        await tab.sees(part('h1'));
        const wide = await tab.evaluate(() => {
          const limit = document.documentElement.clientWidth;
          if (document.documentElement.scrollWidth <= limit) return [];
          return [...document.body.querySelectorAll('*')]
            .filter((element) => element.getBoundingClientRect().right > limit + 1)
            .map((element) => element.outerHTML.slice(0, 90));
        });
        assert.deepEqual(wide.slice(0, 5), [], `${path} at ${width} px`);
      }
    }
  },
};
