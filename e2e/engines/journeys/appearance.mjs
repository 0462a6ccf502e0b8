// Theme and language.
import { button, part } from '../names.mjs';

export const appearance = {
  async 'the theme is switched, and stays after a reload'({ tab }) {
    await tab.open('/');
    const before = await tab.evaluate(() => document.documentElement.className);
    await tab.click(button(/theme/i));
    await tab.until('another theme', (old) => document.documentElement.className !== old, before);
    await tab.reload();
    await tab.until(
      'the theme is kept',
      (old) => document.documentElement.className !== old,
      before,
    );
  },
  async 'Urdu turns the page around, and stays after a reload'({ tab }) {
    await tab.open('/');
    await tab.click(button(/language/i));
    await tab.click(part('button, a', /اردو/));
    const isUrdu = () => document.dir === 'rtl' && document.documentElement.lang === 'ur';
    await tab.until('the page is Urdu', isUrdu);
    await tab.reload();
    await tab.until('the page is still Urdu', isUrdu);
  },
};
