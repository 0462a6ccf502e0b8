// Mails on their way, as rows. Whoever sends one claims it first, by a single statement: of several processes one has it.
import { type ExpressionBuilder, type Kysely, sql, type Transaction } from 'kysely';
import { BOOKING_MAILS, isBookingMail, type MailKind } from '#app/content/mails.ts';
import type { Invite } from '#app/mail/letter.ts';
import type { Mailbox } from '../mail/mailbox.ts';
import type { MailRow, Tables } from './tables.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Beyond this nobody waits for it any more, and the owner is told. */
export const GIVE_UP_MS = 4 * DAY_MS;
/**
 * How long whoever claimed a mail has it to themselves. To hand one over ends before, whatever its server does
 * (`mail/patient-transport.ts`), so only the mails of a process that has died are still unsent then.
 */
export const LEASE_MS = 20 * MINUTE_MS;
const BACKOFF_MAX_MS = 4 * 60 * MINUTE_MS;
/** So long before it is given up it is tried once more. */
const LAST_TRY_MS = MINUTE_MS;

/** One minute, two, four, … four hours. */
export function backoffMs(tries: number): number {
  return Math.min(MINUTE_MS * 2 ** (tries - 1), BACKOFF_MAX_MS);
}

const after = (moment: Date, ms: number) => new Date(moment.getTime() + ms).toISOString();

/** What a mail says, beside whom it goes to. */
export interface MailBody {
  subject: string;
  text: string;
  html: string;
  invite?: Invite | undefined;
  replyTo?: Mailbox | undefined;
  /** Not written by a person: nobody's absence note is wanted as an answer. */
  isAutomatic: boolean;
}

export interface NewMail {
  messageId: string;
  kind: MailKind;
  recipient: string;
  body: MailBody;
  /** Why it cannot be sent at all. */
  problem?: string | undefined;
}

/** Of these the visitor, or the owner, needs the last word only. */
function sameMatter(kind: MailKind): readonly MailKind[] {
  if (isBookingMail(kind)) return BOOKING_MAILS;
  return kind === 'notice' ? [kind] : [];
}

/** Until when it is of use. Nobody is invited to a call that has begun; a booking has the id of its message. */
async function endOf(
  db: Kysely<Tables>,
  { message_id, kind }: Pick<MailRow, 'message_id' | 'kind'>,
  now: Date,
): Promise<string> {
  const end = after(now, GIVE_UP_MS);
  if (kind !== 'invitation' && kind !== 'moved') return end;
  const call = await db
    .selectFrom('bookings')
    .select('starts_at')
    .where('id', '=', message_id)
    .executeTakeFirst();
  const startsAt = call?.starts_at;
  return startsAt && startsAt < end ? startsAt : end;
}

/** It takes the place of an earlier one about the same that has not been sent: the last word has to arrive last. */
export async function insertMail(
  transaction: Transaction<Tables>,
  { messageId, kind, recipient, body, problem }: NewMail,
  now: Date,
): Promise<void> {
  const row: MailRow = {
    id: crypto.randomUUID(),
    message_id: messageId,
    kind,
    recipient,
    state: problem ? 'failed' : 'waiting',
    json: JSON.stringify(body),
    made_at: now.toISOString(),
    next_at: now.toISOString(),
    give_up_at: await endOf(transaction, { message_id: messageId, kind }, now),
    tries: 0,
    claim: null,
    reason: problem ?? null,
  };
  row.made_at = await takePlace(transaction, row);
  await transaction.insertInto('mails').values(row).execute();
}

/** What has not been sent about the same is gone. When the new one was made: after that, even if a clock was ahead. */
async function takePlace(
  transaction: Transaction<Tables>,
  { message_id, kind, made_at }: MailRow,
): Promise<string> {
  const kinds = sameMatter(kind);
  if (kinds.length === 0) return made_at;
  const earlier = await transaction
    .selectFrom('mails')
    .select('made_at')
    .where('message_id', '=', message_id)
    .where('kind', 'in', kinds)
    .orderBy('made_at', 'desc')
    .executeTakeFirst();
  await transaction
    .deleteFrom('mails')
    .where('message_id', '=', message_id)
    .where('kind', 'in', kinds)
    .where('state', '!=', 'sent')
    .where('claim', 'is', null)
    .execute();
  return earlier && earlier.made_at >= made_at ? after(new Date(earlier.made_at), 1) : made_at;
}

export interface Claimed extends Pick<MailRow, 'id' | 'kind' | 'recipient' | 'give_up_at'> {
  claim: string;
  tries: number;
  body: MailBody;
}

const TOO_LATE = 'It could not be sent before its time was over.';

/** What is due and not of use any more has failed. How many there were. */
export async function giveUp(db: Kysely<Tables>, now: Date): Promise<number> {
  const isOver = (row: ExpressionBuilder<Tables, 'mails'>) =>
    row.and([
      row('state', '=', 'waiting'),
      row('give_up_at', '<=', now.toISOString()),
      isDue(now)(row),
    ]);
  // Mostly there is none, and who only looks waits for nobody who writes.
  const found = await db.selectFrom('mails').select('id').where(isOver).limit(1).executeTakeFirst();
  if (!found) return 0;
  const { numUpdatedRows } = await db
    .updateTable('mails')
    .set({
      state: 'failed',
      claim: null,
      next_at: now.toISOString(),
      // What was wrong before follows, and however often the owner asks for it, this is said once.
      reason: sql<string>`${TOO_LATE} || replace(coalesce(' ' || reason, ''), ${` ${TOO_LATE}`}, '')`,
    })
    .where(isOver)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/**
 * The one that has been due for longest, and nobody else's until the lease ends; undefined when none is due.
 * @param which all of them, or those that the owner has asked for once more
 */
export async function claimMail(
  db: Kysely<Tables>,
  now: Date,
  which: 'all' | 'asked for' = 'all',
): Promise<Claimed | undefined> {
  for (;;) {
    const row = await db
      .selectFrom('mails')
      .selectAll()
      .where('state', '=', 'waiting')
      .where(isDue(now))
      // Only they have failed before and begin anew.
      .$if(which === 'asked for', (due) =>
        due.where('tries', '=', 0).where('reason', 'is not', null),
      )
      .orderBy('next_at')
      .limit(1)
      .executeTakeFirst();
    if (!row) return undefined;
    if (await isOvertaken(db, row)) {
      await db
        .deleteFrom('mails')
        .where('id', '=', row.id)
        .where('state', '=', 'waiting')
        .where('next_at', '=', row.next_at)
        .execute();
      continue;
    }
    const claim = crypto.randomUUID();
    const tries = row.tries + 1;
    const { numUpdatedRows } = await db
      .updateTable('mails')
      .set({ claim, tries, next_at: after(now, LEASE_MS) })
      .where('id', '=', row.id)
      .where('state', '=', 'waiting')
      .where('next_at', '=', row.next_at)
      .executeTakeFirst();
    const { id, kind, recipient, give_up_at } = row;
    const body: MailBody = JSON.parse(row.json ?? '{}');
    if (numUpdatedRows > 0n) return { id, kind, recipient, give_up_at, claim, tries, body };
  }
}

/** It was being sent, and could not be, when there was something newer to say about the same. */
async function isOvertaken(
  db: Kysely<Tables>,
  { kind, message_id, made_at }: MailRow,
): Promise<boolean> {
  const kinds = sameMatter(kind);
  if (kinds.length === 0) return false;
  const newer = await db
    .selectFrom('mails')
    .select('id')
    .where('message_id', '=', message_id)
    .where('kind', 'in', kinds)
    .where('made_at', '>', made_at)
    .executeTakeFirst();
  return newer !== undefined;
}

async function settle(
  db: Kysely<Tables>,
  { id, claim }: Claimed,
  set: Partial<Pick<MailRow, 'state' | 'json' | 'next_at' | 'reason'>>,
): Promise<void> {
  await db
    .updateTable('mails')
    .set({ claim: null, ...set })
    .where('id', '=', id)
    .where('claim', '=', claim)
    .execute();
}

/** What it said is of no use any more. */
export function markSent(db: Kysely<Tables>, mail: Claimed, now: Date): Promise<void> {
  return settle(db, mail, { state: 'sent', json: null, reason: null, next_at: now.toISOString() });
}

/** Later, or never when it was refused for good or has waited for too long. Whether there will be another try. */
export async function markUnsent(
  db: Kysely<Tables>,
  mail: Claimed,
  { reason, isFinal }: { reason: string; isFinal: boolean },
  now: Date,
): Promise<boolean> {
  const step = after(now, backoffMs(mail.tries));
  // The steps become long: however long the next one is, there is a last try.
  const last = after(new Date(mail.give_up_at), -LAST_TRY_MS);
  const next = step > last && last > now.toISOString() ? last : step;
  const isOver = isFinal || next > mail.give_up_at;
  await settle(
    db,
    mail,
    isOver ? { state: 'failed', reason, next_at: now.toISOString() } : { reason, next_at: next },
  );
  return !isOver;
}

/** When the next one is due. */
export async function nextDue(db: Kysely<Tables>, now: Date): Promise<Date | undefined> {
  const waiting = db.selectFrom('mails').select('next_at').where('state', '=', 'waiting');
  const due = await waiting.where(isDue(now)).limit(1).executeTakeFirst();
  if (due) return now;
  const row = await waiting.orderBy('next_at').limit(1).executeTakeFirst();
  return row && new Date(row.next_at);
}

/** Nothing waits for longer than the last step: who said so had a clock that was ahead. */
function isDue(now: Date) {
  return (row: ExpressionBuilder<Tables, 'mails'>) =>
    row.or([
      row('next_at', '<=', now.toISOString()),
      row('next_at', '>', after(now, BACKOFF_MAX_MS + MINUTE_MS)),
    ]);
}

export function mailsOf(db: Kysely<Tables>, messageId: string) {
  return db
    .selectFrom('mails')
    .select(['id', 'kind', 'state', 'next_at', 'reason', 'claim'])
    .where('message_id', '=', messageId)
    .orderBy('made_at')
    .orderBy('id')
    .execute();
}

/**
 * Now, and for as long as it is of use; why it has failed is said until it is sent. What is being sent at the moment is left alone.
 * Whether there was one to try.
 */
export async function retryMail(db: Kysely<Tables>, id: string, now: Date): Promise<boolean> {
  const mail = await db
    .selectFrom('mails')
    .select(['message_id', 'kind'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!mail) return false;
  const give_up_at = await endOf(db, mail, now);
  const { numUpdatedRows } = await db
    .updateTable('mails')
    .set({ state: 'waiting', tries: 0, next_at: now.toISOString(), give_up_at })
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'failed'])
    .where('claim', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
