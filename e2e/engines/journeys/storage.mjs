// Where the browser keeps nothing, and where there is no connection.
import { findAll } from '../in-page.mjs';
import { button, dialog, field, heading, part, region, toast } from '../names.mjs';

const contact = part('#contact form');

export const storage = {
  async 'a full storage keeps what was typed, and says so'({ tab }) {
    await tab.open('/');
    await tab.evaluate(() => {
      for (let size = 1 << 20; size >= 1; size >>= 1) {
        try {
          for (let at = 0; at < 16; at += 1)
            localStorage.setItem(`fill.${size}.${at}`, 'x'.repeat(size));
        } catch {
          // Full at this size; go on with a smaller one.
        }
      }
    });
    await tab.fill(field('First Name', contact), 'Ada');
    await tab.fill(field('Last Name', contact), 'Lovelace');
    await tab.fill(field('Email Address', contact), 'ada@example.com');
    await tab.fill(field('Subject', contact), 'Engine');
    await tab.fill(field('Message', contact), 'Hello');
    await tab.click(button('Send Message', contact));
    await tab.sees(toast('This could not be saved'));
    await tab.until(
      'the text is kept',
      (it) => findAll(it)[0].value === 'Hello',
      field('Message', contact),
    );
  },

  async 'the page works where the browser blocks storage'({ tab, site }) {
    site.firstScript = `Object.defineProperty(window, 'localStorage', { get() {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    } });`;
    await tab.open('/');
    await tab.sees(part('h1', 'Hamza Qureshi'));
    await tab.click(button('Start Project'));
    await tab.sees(dialog(/Consultation/));
    await tab.press('Escape');
    await tab.misses(dialog());
    const before = await tab.evaluate(() => document.documentElement.className);
    await tab.click(button('Toggle theme'));
    const isOther = (old) => document.documentElement.className !== old;
    await tab.until('another theme for this visit', isOther, before);
  },

  async 'once visited, the site opens without a connection'({ tab, site }) {
    await tab.open('/');
    await tab.until('the worker is ready', async () =>
      Promise.race([
        navigator.serviceWorker.ready.then(() => true),
        new Promise((resolve) => setTimeout(resolve, 1000, false)),
      ]),
    );
    await tab.until('the page is kept', async () => {
      const files = performance.getEntriesByType('resource').map(({ name }) => name);
      const own = files.filter((name) => !name.includes('/engines/'));
      const kept = await Promise.all([location.href, ...own].map((url) => caches.match(url)));
      return kept.every(Boolean);
    });
    await site.stop();
    try {
      await tab.open('/');
      await tab.sees(heading('Hamza Qureshi'));
      await tab.click(button('Open the assistant'));
      await tab.sees(region('Assistant'));
    } finally {
      await site.start();
    }
  },
};
