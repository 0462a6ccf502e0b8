// The landing page as it stands.
import assert from 'node:assert/strict';
import { part } from '../names.mjs';

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

export const landing = {
  async 'the landing page stands with all its sections'({ tab }) {
    await tab.open('/');
    await tab.sees(part('h1'));
    const ids = await tab.evaluate(() =>
      [...document.querySelectorAll('main section[id]')].map(({ id }) => id),
    );
    assert.deepEqual(ids, SECTIONS);
    for (const id of SECTIONS) {
      await tab.evaluate((anchor) => document.getElementById(anchor).scrollIntoView(), id);
      await tab.until(
        `${id} holds text`,
        (it) => findAll(it)[0]?.innerText.length > 40,
        part(`#${id}`),
      );
    }
  },
};
