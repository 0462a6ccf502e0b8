// Sends what is due, one mail after the other. Whatever happens to this process, what it has not sent is still there.
import type { Kysely } from 'kysely';
import { type Claimed, claimMail, giveUp, markSent, markUnsent, nextDue } from '../db/mails.ts';
import type { Tables } from '../db/tables.ts';
import type { Events } from '../events.ts';
import { describeError, type Log } from '../log.ts';
import type { Deliver, Delivery } from './smtp.ts';

/** How long a mail server that cannot be reached is left alone. */
const PAUSE_MS = 30_000;
/** Another process may have left something behind. */
const LOOK_MS = 60_000;

export interface Sender {
  /** Sends what is due; says how long to wait before there is anything to do again. */
  turn(): Promise<number>;
  start(): void;
  /** Takes nothing new, and waits for what is being sent. */
  stop(): Promise<void>;
}

/** What came of a mail, and when. */
interface Outcome {
  mail: Claimed;
  delivery: Delivery;
  at: Date;
}

interface SenderParts {
  db: Kysely<Tables>;
  deliver: Deliver;
  now: () => Date;
  events: Pick<Events, 'tell' | 'listen'>;
  log?: Log | undefined;
}

export function createSender({ db, deliver, now, events, log }: SenderParts): Sender {
  let isOver = false;
  /** When a server that could not be reached is asked again, whatever is new meanwhile. */
  let restsUntil = 0;
  /** What the database does not know yet: it may be away just when a mail has been sent. */
  let unwritten: Outcome | undefined;
  let running: Promise<void> | undefined;
  let isAsked = false;
  let timer: NodeJS.Timeout | undefined;
  let stopListening = () => {};

  const restMs = () => Math.max(restsUntil - now().getTime(), 0);

  async function turn(): Promise<number> {
    await writeOutcome();
    while (!isOver) {
      await passOver();
      // What the owner asks for is tried all the same.
      const mail = await claimMail(db, now(), restMs() > 0 ? 'asked for' : 'all');
      if (!mail) return restMs() || untilNext();
      const isReachable = await send(mail);
      restsUntil = isReachable ? 0 : now().getTime() + PAUSE_MS;
      if (!isReachable) return PAUSE_MS;
    }
    return LOOK_MS;
  }

  /** Whose time is over is not sent. */
  async function passOver(): Promise<void> {
    const count = await giveUp(db, now());
    if (count === 0) return;
    log?.('warn', 'mails given up', { count });
    events.tell('inbox');
  }

  async function untilNext(): Promise<number> {
    const next = await nextDue(db, now());
    return next ? Math.max(next.getTime() - now().getTime(), 0) : LOOK_MS;
  }

  /** False when the mail server cannot be reached: the others need not try. */
  async function send(mail: Claimed): Promise<boolean> {
    const delivery = await deliver(mail);
    unwritten = { mail, delivery, at: now() };
    await writeOutcome();
    return delivery.ok || !delivery.isUnreachable;
  }

  /** Until it is written, every turn begins with it. It counts for the claim that it is of, and for no later one. */
  async function writeOutcome(): Promise<void> {
    if (!unwritten) return;
    const { mail, delivery, at } = unwritten;
    const { id, kind, tries } = mail;
    if (delivery.ok) {
      await markSent(db, mail, at);
      log?.('info', 'mail sent', { id, kind, tries });
    } else {
      const isTriedAgain = await markUnsent(db, mail, delivery, at);
      const { code } = delivery;
      log?.('warn', isTriedAgain ? 'mail delayed' : 'mail failed', { id, kind, tries, code });
    }
    unwritten = undefined;
    events.tell('inbox');
  }

  /** One turn at a time; who asks meanwhile gets another one after it. */
  function run(): void {
    isAsked = true;
    if (running || isOver) return;
    clearTimeout(timer);
    running = (async () => {
      let pause = LOOK_MS;
      while (isAsked && !isOver) {
        isAsked = false;
        pause = await turn();
      }
      running = undefined;
      if (!isOver) timer = setTimeout(run, Math.min(pause, LOOK_MS)).unref();
    })().catch((error) => {
      running = undefined;
      log?.('error', 'mails could not be sent', { error: describeError(error) });
      if (!isOver) timer = setTimeout(run, PAUSE_MS).unref();
    });
  }

  return {
    turn,
    start() {
      stopListening = events.listen((change) => {
        if (change === 'inbox' || change === 'any') run();
      });
      run();
    },
    async stop() {
      isOver = true;
      stopListening();
      clearTimeout(timer);
      await running;
      // The last moment for it: who starts next would send the mail again.
      await writeOutcome().catch(() => {});
    },
  };
}
