// Where the links in invitations lead: a visitor sees, moves or cancels one call. It works without scripts.
import { type Context, Hono } from 'hono';
import { callOf } from '#app/content/booking.ts';
import { bookingInvite } from '#app/content/booking-ics.ts';
import { freeDays, lookedAt } from '#app/content/free-days.ts';
import { fillGaps } from '#app/lib/gaps.ts';
import { addDays, isCalendarDate } from '#app/lib/time-zone.ts';
import { callPath, readCallToken } from './booking-links.ts';
import { calendarRules } from './calendar-rules.ts';
import { cancelledPage, type Refused, refusedPage, standingPage } from './call-page.ts';
import {
  type ChangeOutcome,
  cancelBooking,
  findBooking,
  linkSecret,
  moveBooking,
  takenCalls,
} from './db/bookings.ts';
import { formTexts } from './form-texts.ts';
import { homePath } from './home-path.ts';
import { isOwnOrigin, readBytes } from './http.ts';
import { answeringOwner } from './mail/queue.ts';
import { sendPage } from './plain-page.ts';
import type { Services } from './services.ts';
import { answerLanguage } from './visitor-language.ts';

const BODY_MAX_BYTES = 2000;
const DAYS_SHOWN = 14;
const STATUS = { wrong: 404, changed: 410, over: 410, failed: 403 } as const;

/** Mounted below `/calls`. */
export function callRoutes(services: Services): Hono {
  const { database, now, events, site, siteContent } = services;
  const { db } = database;

  async function refuse(context: Context, why: Refused, status: 503 | undefined = undefined) {
    const language = answerLanguage(context);
    const home = await homePath(siteContent, language);
    return sendPage(context, language, refusedPage({ language, home }, why), status ?? STATUS[why]);
  }

  /** The call that the link was signed for, as it stood then or cancelled; or why it is not to be had. */
  async function opened(token: string) {
    const linked = readCallToken(await linkSecret(db), token);
    const found = linked && (await findBooking(db, linked.id));
    if (!found) return 'wrong';
    // That is the last word on it, whichever mail the link is from.
    if (found.status === 'cancelled' && linked.sequence <= found.sequence) return found;
    if (found.sequence !== linked.sequence) return 'changed';
    const startsAt = callOf(found.booking)?.startsAt;
    return startsAt && startsAt > now() ? found : 'over';
  }

  type Opened = Exclude<Awaited<ReturnType<typeof opened>>, string>;

  async function show(context: Context, { booking, status, sequence }: Opened, problem?: string) {
    const language = answerLanguage(context);
    const { availability, now: moment } = await calendarRules(services);
    const { about } = (await siteContent.read()).content;
    const path = callPath(await linkSecret(db), { id: booking.id, sequence });
    const shown = { language, ownerName: about.name, availability, booking, path };
    if (status === 'cancelled') {
      const home = await homePath(siteContent, language);
      // Whoever asked for something else is told that it is gone.
      const answered = context.req.method === 'POST' ? 410 : 200;
      return sendPage(context, language, cancelledPage({ ...shown, home }), answered);
    }
    const asked = context.req.query('from');
    const from = asked !== undefined && isCalendarDate(asked) ? asked : undefined;
    const asFound = await freeFrom(from, DAYS_SHOWN);
    // Somebody was quicker, or the hours are others now.
    const days =
      asFound.length > 0 || from === undefined ? asFound : await freeFrom(undefined, DAYS_SHOWN);
    const last = days.at(-1);
    // Two: of one the call itself may have the only time.
    const later = last ? await freeFrom(addDays(last.date, 1), 2) : [];
    const isMoved = context.req.query('moved') !== undefined;
    const page = standingPage({
      ...shown,
      days,
      hasLater: later.length > 0,
      isMoved,
      problem,
    });
    return sendPage(context, language, page, problem ? 409 : 200);

    async function freeFrom(first: string | undefined, count: number) {
      const range = lookedAt(availability, moment, first);
      const taken = await takenCalls(db, range.from, range.to, booking.id);
      const look = { availability, now: moment, taken, from: first, count };
      // To where it is already, nobody moves it.
      const own = callOf(booking)?.startsAt.getTime();
      return freeDays(look)
        .map(({ date, slots }) => ({
          date,
          slots: slots.filter(({ startsAt }) => startsAt.getTime() !== own),
        }))
        .filter(({ slots }) => slots.length > 0);
    }
  }

  /**
   * Where the call is shown when what the form asks for was the last thing that was done, from where the link stood: it
   * was pressed twice, or sent once more because no answer came.
   */
  async function doneBefore(token: string, fields: URLSearchParams): Promise<string | undefined> {
    const secret = await linkSecret(db);
    const linked = readCallToken(secret, token);
    const found = linked && (await findBooking(db, linked.id));
    if (!found || found.sequence !== linked.sequence + 1) return undefined;
    const { booking, status, sequence } = found;
    const isAsked =
      fields.get('action') === 'cancel'
        ? status === 'cancelled'
        : status === 'booked' && fields.get('to') === callOf(booking)?.startsAt.toISOString();
    return isAsked ? callPath(secret, { id: booking.id, sequence }) : undefined;
  }

  async function answerAgain(context: Context, token: string, fields: URLSearchParams) {
    const path = await doneBefore(token, fields);
    if (path !== undefined) return toCall(context, path, fields);
    // There is no later link to look for.
    const found = await opened(token);
    const isGone = typeof found !== 'string' && found.status === 'cancelled';
    return isGone ? show(context, found) : refuse(context, 'changed');
  }

  function toCall(context: Context, path: string, fields: URLSearchParams) {
    const moved = fields.get('action') === 'move' ? '&moved' : '';
    return context.redirect(`${path}?lang=${answerLanguage(context)}${moved}`, 303);
  }

  /** What the form asks for. A time that is none can be had by nobody. */
  async function change(found: Opened, fields: URLSearchParams): Promise<ChangeOutcome> {
    const asked = { id: found.booking.id, sequence: found.sequence, by: 'visitor' } as const;
    const rules = await calendarRules(services);
    if (fields.get('action') === 'cancel') return cancelBooking(db, asked, rules);
    const to = new Date(fields.get('to') ?? '');
    if (Number.isNaN(to.getTime())) return { ok: false, reason: 'taken' };
    return moveBooking(db, asked, to, rules);
  }

  const app = new Hono();
  app.onError((_error, context) => refuse(context, 'failed', 503));
  return app
    .get('/:token', async (context) => {
      const found = await opened(context.req.param('token'));
      return typeof found === 'string' ? refuse(context, found) : show(context, found);
    })
    .post('/:token', async (context) => {
      if (!isOwnOrigin(context, site)) return refuse(context, 'failed');
      const token = context.req.param('token');
      const bytes = await readBytes(context.req.raw, BODY_MAX_BYTES);
      const fields = new URLSearchParams(new TextDecoder().decode(bytes));
      const found = await opened(token);
      if (found === 'changed') return answerAgain(context, token, fields);
      if (typeof found === 'string') return refuse(context, found);
      const outcome = await change(found, fields);
      if (!outcome.ok && outcome.reason === 'taken') {
        const problem = formTexts(answerLanguage(context)).site.schedule.slotGone;
        return show(context, found, problem);
      }
      if (!outcome.ok) return answerAgain(context, token, fields);
      events.tell('inbox');
      return toCall(context, outcome.path, fields);
    })
    .get('/:token/call.ics', async (context) => {
      const found = await opened(context.req.param('token'));
      if (typeof found === 'string') return refuse(context, found);
      const { booking, status } = found;
      const { content } = await siteContent.read();
      const owner = answeringOwner(content, services.post);
      const { schedule } = formTexts(answerLanguage(context)).site;
      const minutes = booking.minutes ?? content.availability.callMinutes;
      const texts = {
        summary: fillGaps(schedule.inviteSummary, { ...owner, minutes }),
        description: [schedule.inviteLength, ...(owner.email ? [schedule.inviteMove] : [])]
          .map((sentence) => fillGaps(sentence, { ...owner, minutes }))
          .join(' '),
      };
      const cancelled = { method: 'CANCEL', at: now() } as const;
      const sent = status === 'cancelled' ? cancelled : undefined;
      return context.body(bookingInvite(booking, owner, texts, sent), 200, {
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': 'attachment; filename="consultation.ics"',
        'Cache-Control': 'no-store',
      });
    });
}
