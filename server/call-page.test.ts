import { afterEach, expect, test, vi } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import { freeDays } from '#app/content/free-days.ts';
import { LANGUAGES } from '#app/i18n/languages.ts';
import { standingPage } from './call-page.ts';

const { availability } = builtInContent;
const booking = {
  ...{ id: '1', name: 'Lin', email: 'lin@example.com', phone: '', company: '', notes: '' },
  ...{ date: '2026-03-05', slot: '04:00 PM', timeZone: 'Europe/Berlin', submittedAt: '' },
};
const days = freeDays({ availability, now: new Date('2026-03-05'), taken: [], count: 1 });

afterEach(() => vi.unstubAllGlobals());

/** What Intl is asked for from now on. */
function hearLocales(): unknown[] {
  const locales: unknown[] = [];
  class Heard extends Intl.DateTimeFormat {
    constructor(locale?: Intl.LocalesArgument, options?: Intl.DateTimeFormatOptions) {
      super(locale, options);
      locales.push(locale);
    }
  }
  vi.stubGlobal('Intl', Object.create(Intl, { DateTimeFormat: { value: Heard } }));
  return locales;
}

test.each(LANGUAGES)('the page of a call has the digits of the site in $code', ({ code }) => {
  const locales = hearLocales();
  const shown = { language: code, ownerName: 'Ada', availability, booking, path: '/calls/a' };
  expect(standingPage({ ...shown, days, hasLater: false, isMoved: false })).toContain(
    '<optgroup label="',
  );
  expect(locales).not.toEqual([]);
  // Node has them anyway at present; engines have disagreed about that before.
  expect(locales.filter((locale) => !String(locale).endsWith('-nu-latn'))).toEqual([]);
});
