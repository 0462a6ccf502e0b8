// What a visitor looks at and asks.
import assert from 'node:assert/strict';
import { findAll } from '../in-page.mjs';
import { button, dialog, field, part, region } from '../names.mjs';

const STUDIES = [
  'E-commerce performance revamp',
  'AI support assistant',
  'Realtime analytics dashboard',
];
const assistant = region('Assistant');

/** The first of the case studies that stand in the carousel's window. */
function firstStudy() {
  const track = document.querySelector('#case-studies ul');
  const view = track.parentElement.getBoundingClientRect();
  return [...track.querySelectorAll('h3')]
    .map((title) => ({ title, left: title.closest('article').getBoundingClientRect().left }))
    .filter(({ left }) => left >= view.left - 2)
    .sort((a, b) => a.left - b.left)[0]?.title.textContent;
}

async function showsFirst(tab, title) {
  const isFirst = new Function('title', `return (${firstStudy})() === title`);
  await tab.until(`"${title}" comes first`, isFirst, title);
}

export const browsing = {
  async 'projects are filtered'({ tab }) {
    await tab.open('/');
    const titles = part('article h3', undefined, part('#projects'));
    const counts = (it, count) => findAll(it).length === count;
    await tab.until('five projects', counts, titles, 5);
    await tab.click(button('Mobile', part('#projects fieldset')));
    await tab.until('one project', counts, titles, 1);
    await tab.click(button('All', part('#projects fieldset')));
    await tab.until('five projects again', counts, titles, 5);
  },

  async 'the carousel turns both ways'({ tab }) {
    await tab.open('/');
    await tab.sees(part('#case-studies'));
    await tab.click(button('Next case studies'));
    await showsFirst(tab, STUDIES[1]);
    await tab.click(button('Previous case studies'));
    await showsFirst(tab, STUDIES[0]);
    await tab.click(button('Previous case studies'));
    await showsFirst(tab, STUDIES[2]);
  },

  async 'the assistant answers, and gives focus back'({ tab }) {
    await tab.open('/');
    await tab.click(button('Open the assistant'));
    await tab.fill(field('Your message', assistant), 'How much does a landing page cost?');
    await tab.press('Enter');
    await tab.sees(part('li', /80-100 USD/, assistant));
    await tab.press('Escape');
    await tab.misses(assistant);
    await tab.hasFocus(button('Open the assistant'));
  },

  async 'privacy, terms and sitemap close three ways, and give focus back'({ tab }) {
    await tab.open('/');
    for (const name of ['Privacy', 'Terms', 'Sitemap']) {
      for (const close of [
        () => tab.click(button('Close', dialog())),
        () => tab.press('Escape'),
        () => tab.pressAt(20, 400),
      ]) {
        await tab.click(button(name));
        await tab.sees(dialog());
        await close();
        await tab.misses(dialog());
        await tab.hasFocus(button(name));
      }
    }
    await tab.click(button('Sitemap'));
    await tab.sees(dialog());
    const links = await tab.count(part('a', /./, dialog()));
    assert.ok(links > 10, `${links} links in the sitemap`);
  },
};
