// How a request enters the database: whole or not at all, and once, however often it is sent.
import type { Kysely, Transaction } from 'kysely';
import { keyed, messageOf } from '#app/content/inbox.ts';
import type { Outgoing, VisitorRequest } from '#app/content/requests.ts';
import { type Post, queueRequestMails } from '../mail/queue.ts';
import { isFlood, isSuspicious, isTooMuch, type SentCounts, WINDOWS_MS } from '../request-rules.ts';
import { book, type CalendarRules, givenSlot, lockCalendar } from './bookings.ts';
import { messageRow } from './inbox.ts';
import type { Tables } from './tables.ts';

/** Taken: the slot of a booking is somebody else's, or had begun. Flood: the address sends far too much. */
export type Receipt = 'received' | 'taken' | 'flood';

/** Nothing waits in a visitor's browser for longer. */
const WAITING_MS = 30 * 24 * 60 * 60 * 1000;

interface Arrival extends CalendarRules {
  key: string;
  outgoing: Outgoing;
  sender: string;
  post?: Post | undefined;
}

/** What undoes everything that was written so far. */
class Refused extends Error {
  constructor(readonly receipt: Receipt) {
    super(receipt);
  }
}

export async function receiveRequest(db: Kysely<Tables>, arrival: Arrival): Promise<Receipt> {
  await forgetSenders(db, arrival.now);
  try {
    await db.transaction().execute((transaction) => takeIn(transaction, arrival));
    return 'received';
  } catch (error) {
    if (error instanceof Refused) return error.receipt;
    throw error;
  }
}

async function takeIn(
  transaction: Transaction<Tables>,
  { key, outgoing: sent, sender, post, ...rules }: Arrival,
): Promise<void> {
  const { now } = rules;
  const outgoing = withinReason(sent, now);
  const { numInsertedOrUpdatedRows = 0n } = await transaction
    .insertInto('requests')
    .values({ key, sender, received_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) return;
  const counts = await countSent(transaction, sender, now);
  if (isFlood(counts)) throw new Refused('flood');
  const isHeld = isSuspicious(outgoing) || isTooMuch(counts);
  const { request: asked } = outgoing;
  if (asked.kind === 'booking') {
    await lockCalendar(transaction);
    // Before anything is written for it: whoever asks for what is gone again and again keeps nobody else waiting.
    if (!(await givenSlot(transaction, asked.value, rules))) throw new Refused('taken');
  }
  // Ids of visitors are moments, and two can have the same.
  const id = crypto.randomUUID();
  const row = messageRow({ ...messageOf(outgoing), id });
  await transaction
    .insertInto('messages')
    .values({ ...row, is_spam: isHeld ? 1 : 0, deleted_at: null })
    .execute();
  const request = withKey(asked, key);
  // Nobody is told of what is held back.
  if (isHeld) return hold(transaction, id, request);
  if (!(await grant(transaction, id, request, rules))) throw new Refused('taken');
  await queueRequestMails(transaction, post, id, request, now);
}

/**
 * A visitor's clock may be ahead, or years behind: what has just come would be forgotten as old. What a request says of
 * itself is of the same moment.
 */
function withinReason(outgoing: Outgoing, now: Date): Outgoing {
  const age = now.getTime() - Date.parse(outgoing.at);
  const isWithin = age >= 0 && age <= WAITING_MS;
  const at = isWithin ? outgoing.at : now.toISOString();
  return { ...outgoing, at, request: submittedAt(outgoing.request, at) };
}

function submittedAt(request: VisitorRequest, at: string): VisitorRequest {
  switch (request.kind) {
    case 'booking':
      return { ...request, value: { ...request.value, submittedAt: at } };
    case 'consultation':
      return { ...request, value: { ...request.value, submittedAt: at } };
    default:
      return request;
  }
}

function withKey(request: VisitorRequest, key: string): VisitorRequest {
  return request.kind === 'booking' ? { ...request, value: keyed(request.value, key) } : request;
}

/** What a request asks for beside its place in the inbox. False when the slot of a booking cannot be had. */
async function grant(
  transaction: Transaction<Tables>,
  id: string,
  request: VisitorRequest,
  rules: CalendarRules,
): Promise<boolean> {
  if (request.kind === 'consultation') {
    const json = JSON.stringify({ ...request.value, id });
    await transaction.insertInto('consultations').values({ id, json }).execute();
  }
  return request.kind !== 'booking' || book(transaction, { ...request.value, id }, rules);
}

/** What is held back takes no slot from anybody. */
async function hold(
  transaction: Transaction<Tables>,
  id: string,
  request: VisitorRequest,
): Promise<void> {
  const json = JSON.stringify(request);
  await transaction.insertInto('held').values({ id, json }).execute();
}

/** Puts what was held back among the others, and gives it what it asked for; undefined when it is not there. */
export async function releaseMessage(
  db: Kysely<Tables>,
  id: string,
  rules: CalendarRules,
  post?: Post,
): Promise<{ slotTaken: boolean } | undefined> {
  return db.transaction().execute(async (transaction) => {
    await lockCalendar(transaction);
    const { numUpdatedRows } = await transaction
      .updateTable('messages')
      .set({ is_spam: 0 })
      .where('id', '=', id)
      .where('is_spam', '=', 1)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return undefined;
    const held = await transaction
      .selectFrom('held')
      .select('json')
      .where('id', '=', id)
      .executeTakeFirst();
    await transaction.deleteFrom('held').where('id', '=', id).execute();
    if (!held) return { slotTaken: false };
    const request: VisitorRequest = JSON.parse(held.json);
    const isGranted = await grant(transaction, id, request, rules);
    // Whose time is gone waits for an answer of the owner.
    if (isGranted) await queueRequestMails(transaction, post, id, request, rules.now);
    return { slotTaken: !isGranted };
  });
}

async function countSent(
  transaction: Transaction<Tables>,
  sender: string,
  now: Date,
): Promise<SentCounts> {
  const since = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString();
  const { tenMinutes, hour, day } = await transaction
    .selectFrom('requests')
    .where('sender', '=', sender)
    .where('received_at', '>', since(WINDOWS_MS.day))
    .select(({ fn }) => [
      fn.countAll().filterWhere('received_at', '>', since(WINDOWS_MS.tenMinutes)).as('tenMinutes'),
      fn.countAll().filterWhere('received_at', '>', since(WINDOWS_MS.hour)).as('hour'),
      fn.countAll().as('day'),
    ])
    .executeTakeFirstOrThrow();
  // A count is a text on PostgreSQL.
  return { tenMinutes: Number(tenMinutes), hour: Number(hour), day: Number(day) };
}

/** Who has sent something is nobody's business after a day. */
async function forgetSenders(db: Kysely<Tables>, now: Date): Promise<void> {
  await db
    .updateTable('requests')
    .set({ sender: null })
    .where('sender', 'is not', null)
    .where('received_at', '<', new Date(now.getTime() - WINDOWS_MS.day).toISOString())
    .execute();
}
