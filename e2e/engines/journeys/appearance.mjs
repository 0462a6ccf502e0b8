// Theme and language.
import { button, link, navigation, part } from '../names.mjs';

export const appearance = {
  async 'the theme is switched, and stays after a reload'({ tab }) {
    await tab.open('/');
    const before = await tab.evaluate(() => document.documentElement.className);
    const isOther = (old) => document.documentElement.className !== old;
    await tab.click(button('Toggle theme'));
    await tab.until('another theme', isOther, before);
    await tab.saved('theme');
    await tab.reload();
    await tab.until('the theme is kept', isOther, before);
  },

  async 'Urdu turns the page around, and stays after a reload'({ tab }) {
    await tab.open('/');
    await tab.click(button('Language'));
    await tab.click(link(/اردو/));
    const isUrdu = () => document.dir === 'rtl' && document.documentElement.lang === 'ur';
    await tab.until('the page is Urdu', isUrdu);
    await tab.saved('language');
    await tab.reload();
    await tab.until('the page is still Urdu', isUrdu);
    await tab.sees(part('h1'));
    await tab.sees(link(/[\u0600-\u06FF]/, navigation()));
  },
};
