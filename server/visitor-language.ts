// In which language a visitor reads: the one that they chose, which a cookie says, else what their browser asks for.
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { LANGUAGE_COOKIE, readLanguage } from '#app/content/language-path.ts';
import type { SiteLanguages } from '#app/content/site-languages.ts';
import { detectLanguage, type Language, toLanguage } from '#app/i18n/languages.ts';

/** The language of the addresses at which a visitor finds the site. */
export function visitorLanguage(context: Context, { main, offered }: SiteLanguages): Language {
  const browser = acceptedLanguages(context.req.header('accept-language') ?? '');
  const stored = getCookie(context, LANGUAGE_COOKIE) ?? (isFromHere(context) ? main : null);
  return detectLanguage({ stored, browser, declared: main, offered });
}

/** For who cannot look up what the site offers. */
export const chosenLanguage = (context: Context): Language | undefined =>
  toLanguage(getCookie(context, LANGUAGE_COOKIE));

/** Without scripts no cookie is set: who follows a link of this site to a plain address has chosen the main language. */
function isFromHere({ req }: Context): boolean {
  const from = req.header('referer') ?? '';
  return URL.canParse(from) && new URL(from).host === req.header('host');
}

/**
 * The language in which somebody is answered who has no page open: the one that the address asks for, else that of the
 * page they come from, if it names one.
 */
export function answerLanguage(context: Context): Language {
  const asked = toLanguage(context.req.query('lang'));
  if (asked) return asked;
  const from = context.req.header('referer') ?? '';
  const { language } = readLanguage(URL.canParse(from) ? new URL(from).pathname : '');
  const browser = acceptedLanguages(context.req.header('accept-language') ?? '');
  return detectLanguage({ stored: language ?? null, browser, declared: null });
}

/** What a browser asks for, dearest first. */
export function acceptedLanguages(accepted: string): string[] {
  return accepted
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((each) => each.trim());
      const quality = parameters.find((each) => each.startsWith('q='))?.slice(2) ?? '1';
      return { tag, quality: Number(quality) || 0 };
    })
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag);
}
