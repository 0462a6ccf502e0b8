// Which language a visitor has chosen. A server takes them there before there is a page that could look into the browser.
import { Hono } from 'hono';
import { setCookie } from 'hono/cookie';
import * as z from 'zod/mini';
import { LANGUAGE_CODES } from '#app/content/language-codes.ts';
import { LANGUAGE_COOKIE } from '#app/content/language-path.ts';
import { isSecure } from '../connection.ts';
import { readJson } from '../http.ts';
import type { Services } from '../services.ts';

const CHOICE_MAX_BYTES = 100;
const YEAR_SECONDS = 365 * 86_400;

const choiceSchema = z.object({ language: z.enum(LANGUAGE_CODES) });

export function languageRoutes({ site }: Pick<Services, 'site'>): Hono {
  return new Hono().put('/', async (context) => {
    const choice = await readJson(context, choiceSchema, CHOICE_MAX_BYTES);
    if (choice instanceof Response) return choice;
    setCookie(context, LANGUAGE_COOKIE, choice.language, {
      path: '/',
      maxAge: YEAR_SECONDS,
      sameSite: 'Lax',
      secure: isSecure(context, site),
    });
    return context.body(null, 204);
  });
}
