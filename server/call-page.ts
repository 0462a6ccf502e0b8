// The page on which a visitor moves or cancels a call, in the language of its link.
import type { Availability } from '#app/content/availability.ts';
import { callOf } from '#app/content/booking.ts';
import type { FreeDay } from '#app/content/free-days.ts';
import type { Booking } from '#app/content/requests.ts';
import type { Language } from '#app/i18n/languages.ts';
import { bothClocks } from '#app/lib/clock-text.ts';
import { markupText } from '#app/lib/markup-text.ts';
import { latinDigits } from '#app/lib/time-words.ts';
import { addDays } from '#app/lib/time-zone.ts';
import { CALL_TEXTS } from './call-texts.ts';
import { formTexts } from './form-texts.ts';
import { plainPage } from './plain-page.ts';

interface Shown {
  language: Language;
  ownerName: string;
  availability: Availability;
  booking: Booking;
  /** The page's own path, without what is asked for in it. */
  path: string;
}

interface Standing extends Shown {
  days: readonly FreeDay[];
  /** Something is free after these days, too. */
  hasLater: boolean;
  isMoved: boolean;
  problem?: string | undefined;
}

/** The clock of whoever reads the page stands first. */
function times(
  { booking, availability, language }: Shown,
  at: Date | undefined,
  style: 'full' | 'short' = 'full',
): string[] {
  const zones = { owner: availability.timeZone, visitor: booking.timeZone };
  return at ? bothClocks(at, zones, language, style).reverse() : [];
}

const ownTimes = (shown: Shown) => times(shown, callOf(shown.booking)?.startsAt);

const listed = (lines: readonly string[]) =>
  `<ul>${lines.map((line) => `<li>${markupText(line)}</li>`).join('')}</ul>`;

const ask = (language: Language, more = '') => markupText(`?lang=${language}${more}`);

/** The call stands. */
export function standingPage(shown: Standing): string {
  const { language, ownerName, isMoved, problem, path } = shown;
  const texts = CALL_TEXTS[language];
  const { schedule } = formTexts(language).site;
  const body = [
    problem && `<p class="problem" role="alert">${markupText(problem)}</p>`,
    isMoved && `<p>${markupText(texts.moved)}</p>`,
    listed(ownTimes(shown)),
    `<a class="quiet" href="${path}/call.ics${ask(language)}">${markupText(schedule.saveInvite)}</a>`,
    `<h2>${markupText(texts.moveTitle)}</h2>`,
    moveForm(shown),
    `<details><summary>${markupText(texts.cancel)}</summary>
<form method="post" action="${path}${ask(language)}">
<p>${markupText(texts.cancelHint)}</p>
<input type="hidden" name="action" value="cancel">
<button>${markupText(texts.cancelSubmit)}</button>
</form></details>`,
  ];
  const title = texts.title.replace('{name}', () => ownerName);
  return plainPage({ language, title, body: body.filter(Boolean).join('\n') });
}

function moveForm(shown: Standing): string {
  const { language, days, hasLater, path } = shown;
  const texts = CALL_TEXTS[language];
  const last = days.at(-1);
  if (!last) return `<p>${markupText(texts.nothingFree)}</p>`;
  const dayFormat = new Intl.DateTimeFormat(latinDigits(language), {
    dateStyle: 'full',
    timeZone: 'UTC',
  });
  const groups = days.map(({ date, slots }) => {
    const options = slots.map(
      ({ startsAt }) =>
        `<option value="${startsAt.toISOString()}">${markupText(times(shown, startsAt, 'short').join(' · '))}</option>`,
    );
    const label = markupText(dayFormat.format(new Date(`${date}T00:00Z`)));
    return `<optgroup label="${label}">${options.join('')}</optgroup>`;
  });
  const next = ask(language, `&from=${addDays(last.date, 1)}`);
  const later = `<a class="quiet" href="${path}${next}">${markupText(texts.later)}</a>`;
  return `<form method="post" action="${path}${ask(language)}">
<input type="hidden" name="action" value="move">
<label>${markupText(texts.moveLabel)}<select name="to" required>${groups.join('\n')}</select></label>
<button>${markupText(texts.moveSubmit)}</button>
</form>
${hasLater ? later : ''}`;
}

/** The call was cancelled, by whomever. */
export function cancelledPage(shown: Shown & { home: string }): string {
  const { language, path, home } = shown;
  const texts = CALL_TEXTS[language];
  const { notFound } = formTexts(language).site;
  return plainPage({
    language,
    title: texts.cancelledTitle,
    body: `<p>${markupText(texts.cancelledText)}</p>
${listed(ownTimes(shown))}
<a class="quiet" href="${path}/call.ics${ask(language)}">${markupText(texts.removeInvite)}</a>
<a href="${home}">${markupText(notFound.home)}</a>`,
  });
}

export type Refused = 'wrong' | 'changed' | 'over' | 'failed';

/** The link opens nothing. */
export function refusedPage(
  { language, home }: { language: Language; home: string },
  why: Refused,
): string {
  const texts = CALL_TEXTS[language];
  const { notFound } = formTexts(language).site;
  return plainPage({
    language,
    title: texts[`${why}Title`],
    body: `<p>${markupText(texts[`${why}Text`])}</p>
<a href="${home}">${markupText(notFound.home)}</a>`,
  });
}
