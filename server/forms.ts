// Forms that were sent without scripts: the same checks as for every request, answered by a page.
import { createHash } from 'node:crypto';
import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { choicesOf } from '#app/content/choices.ts';
import type { Content } from '#app/content/collections.ts';
import {
  CONTACT_SERVICES,
  CONTACT_SERVICES_MAX,
  TRAP_FIELD,
} from '#app/content/request-options.ts';
import { type Outgoing, outgoingSchema } from '#app/content/requests.ts';
import { translateBuiltIn } from '#app/i18n/built-in.ts';
import type { Language } from '#app/i18n/languages.ts';
import { wordsIn } from '#app/i18n/words-in.ts';
import { mailTexts } from '#app/mail/texts/mail-texts.ts';
import { RETRY_SECONDS } from './api/requests.ts';
import { calendarRules } from './calendar-rules.ts';
import { addressOf } from './connection.ts';
import { receiveRequest } from './db/requests.ts';
import { type Choices, FORMS, formPage, type PlainKind, type Problem } from './form-page.ts';
import { formTexts } from './form-texts.ts';
import { homePath } from './home-path.ts';
import { isOwnOrigin, readBytes } from './http.ts';
import { isAddress } from './mail/mailbox.ts';
import { sendPage } from './plain-page.ts';
import { REQUEST_MAX_BYTES, senderOf, TRIES_IN_AN_HOUR } from './request-rules.ts';
import { createSenderLimits } from './sender-limits.ts';
import type { Services } from './services.ts';
import { answerLanguage } from './visitor-language.ts';

type Page = Omit<Parameters<typeof formPage>[0], 'language' | 'home'>;

const isPlainKind = (kind: string): kind is PlainKind => Object.hasOwn(FORMS, kind);

type FormServices = Pick<Services, 'database' | 'now' | 'events' | 'site' | 'siteContent' | 'post'>;

/** Mounted below `/requests`. */
export function formRoutes(services: FormServices): Hono {
  const { database, now, events, site, siteContent, post } = services;
  const mayTry = createSenderLimits(TRIES_IN_AN_HOUR, now);
  const homeOf = (context: Context) => homePath(siteContent, answerLanguage(context));

  async function say(context: Context, status: ContentfulStatusCode, page: Page) {
    const language = answerLanguage(context);
    const home = await homeOf(context);
    return sendPage(context, language, formPage({ language, home, ...page }), status);
  }

  const app = new Hono();
  app.onError((_error, context) => say(context, 503, failed(context)));
  // Somebody has come back to the address of an answer.
  app.get('*', async (context) => context.redirect(await homeOf(context), 303));
  app.post('/:kind', async (context) => {
    const kind = context.req.param('kind');
    if (!isPlainKind(kind)) return say(context, 404, failed(context));
    if (!isOwnOrigin(context, site)) return say(context, 403, failed(context));
    const { site: texts, answer } = textsFor(context);
    const bytes = await readBytes(context.req.raw, REQUEST_MAX_BYTES);
    if (!bytes) {
      return say(context, 413, { title: answer.failedTitle, text: answer.tooLargeText });
    }
    const fields = new URLSearchParams(new TextDecoder().decode(bytes));
    const sender = senderOf(addressOf(context, site));
    const { content } = await siteContent.read();
    const read = readForm(kind, fields, answerLanguage(context), servicesIn(content), now());
    // Nothing that was typed gets lost, whatever comes between.
    const again = { kind, typed: read, choices: choicesIn(content, answerLanguage(context)) };
    if (Object.keys(read.problems).length > 0) {
      return say(context, 422, {
        title: answer.incompleteTitle,
        text: answer.incompleteText,
        again,
      });
    }
    const key = keyOf(read.outgoing, sender, now());
    const outgoing = { ...read.outgoing, key };
    const arrive = async () => {
      if (!mayTry(sender)) return 'flood';
      const arrival = { key, outgoing, sender, post, ...(await calendarRules(services)) };
      return receiveRequest(database.db, arrival);
    };
    const receipt = await arrive().catch((error: Error) => error);
    if (receipt instanceof Error) {
      // The log says it.
      context.error = receipt;
      return say(context, 503, { ...failed(context), again });
    }
    if (receipt === 'flood') {
      context.header('Retry-After', String(RETRY_SECONDS));
      return say(context, 429, { title: answer.failedTitle, text: answer.tooMuchText, again });
    }
    events.tell('inbox');
    const { sentTitle, sentText } = texts[kind];
    const { arrived } = mailTexts[answerLanguage(context)][kind];
    // The promise is that of the invented owner.
    return say(context, 200, {
      title: sentTitle,
      text: content.settings.isOwn ? arrived : sentText,
    });
  });
  return app;
}

/** What the owner offers to choose from, as the page says it. */
function choicesIn({ pageTexts, translations }: Content, language: Language): Choices {
  const words = wordsIn(language, formTexts(language).builtIn, translations) ?? {};
  const shown = translateBuiltIn(pageTexts.choices, words);
  return (among) => choicesOf(pageTexts.choices[among], shown[among]);
}

/** What a message can be about. */
function servicesIn({ settings, services }: Content): readonly string[] {
  return settings.isOwn ? services.map(({ title }) => title) : CONTACT_SERVICES;
}

const textsFor = (context: Context) => formTexts(answerLanguage(context));

function failed(context: Context): Page {
  const { answer } = textsFor(context);
  return { title: answer.failedTitle, text: answer.failedText };
}

/** The request, with what is wrong with what was typed. */
function readForm(
  kind: PlainKind,
  fields: URLSearchParams,
  language: Language,
  offered: readonly string[],
  now: Date,
) {
  const values = Object.fromEntries(
    // Nobody types a NUL, and PostgreSQL keeps none.
    FORMS[kind].map(({ name }) => [
      name,
      fields.get(name)?.replaceAll('\0', '').replace(/\r\n?/g, '\n').trim() ?? '',
    ]),
  );
  const chosen = fields.getAll('services');
  const services = offered
    .filter((service) => chosen.includes(service))
    .slice(0, CONTACT_SERVICES_MAX);
  const trap = fields.get(TRAP_FIELD) ?? '';
  const { data: outgoing } = outgoingSchema.safeParse({
    at: now.toISOString(),
    trap,
    language,
    request: { kind, value: { ...values, services } },
  });
  if (!outgoing) throw new Error('Texts that were typed are a request.');
  return { outgoing, values, services, problems: problemsOf(kind, values) };
}

function problemsOf(
  kind: PlainKind,
  values: Readonly<Record<string, string>>,
): Record<string, Problem> {
  const found = FORMS[kind].flatMap((field): [string, Problem][] => {
    const { name } = field;
    const value = values[name] ?? '';
    if ('isRequired' in field && value === '') return [[name, 'required']];
    if (name === 'email' && !isAddress(value)) return [[name, 'noEmail']];
    return [];
  });
  return Object.fromEntries(found);
}

/** Pressed twice, or sent again when the answer is loaded anew: within a day the same text is the same request. */
function keyOf({ request }: Outgoing, sender: string, now: Date): string {
  const day = now.toISOString().slice(0, 10);
  const text = JSON.stringify([request, sender, day]);
  return createHash('sha256').update(text).digest('base64url');
}
