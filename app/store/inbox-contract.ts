// What every inbox does, whatever stands behind it.
import { describe, expect, test, vi } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import { EVERY_MESSAGE, type MessageFilter } from '#app/content/find-messages.ts';
import type { Message, ToMail } from '#app/content/messages.ts';
import { messagesCsv } from '#app/content/messages-csv.ts';
import { isRefusal } from './adapter.ts';
import type { Inbox } from './ports.ts';
import { expectChange, expectView } from './view-contract.ts';

export interface InboxFixture {
  inbox: Inbox;
  /** The same one, as another tab or browser has it. */
  other: Inbox;
  /** Holds a message back, where that can happen. */
  hold?: (message: Message) => Promise<void>;
}

/** Newest first: new, read, replied. */
const [sara, omar, julia] = builtInContent.messages as [Message, Message, Message];
const ALL = [sara, omar, julia];
const SPAM: MessageFilter = { ...EVERY_MESSAGE, folder: 'spam' };
const conflict = { ok: false, failure: { kind: 'conflict' } };

/** `open` gives an inbox that holds these messages and no others. */
export function inboxContract(
  title: string,
  open: (messages: readonly Message[]) => Promise<InboxFixture>,
): void {
  const whole = (inbox: Inbox) => inbox.page(EVERY_MESSAGE, 0, 10);
  const holding = (...messages: Message[]) => ({ messages, total: messages.length });
  /** Where nothing can be held back, nothing is counted. */
  const counting = ({ release }: Inbox, all: number, unread: number, spam = 0) => ({
    all,
    new: unread,
    ...(release && { spam }),
  });

  async function expectFile(inbox: Inbox, filter: MessageFilter, messages: Message[]) {
    const file = await inbox.csv(filter);
    if (isRefusal(file)) throw new Error(file.failure.message);
    // What reads a file as a text leaves the mark out with which it begins.
    expect(await file.text()).toBe(messagesCsv(messages).slice(1));
  }

  /** What the owner has to mail to Omar. */
  async function owedReply(inbox: Inbox): Promise<ToMail> {
    const owed = { kind: 'reply', at: expect.any(String) };
    await expectView(inbox.message(omar.id), expect.objectContaining({ toMail: [owed] }));
    const [mail] = inbox.message(omar.id).get()?.toMail ?? [];
    if (!mail) throw new Error('Nothing is to be mailed.');
    return mail;
  }

  describe(title, () => {
    test('a page is what lies between two places of the list, newest first', async () => {
      const { inbox } = await open(ALL.toReversed());
      await expectView(whole(inbox), holding(...ALL));
      await expectView(inbox.page(EVERY_MESSAGE, 0, 2), { messages: [sara, omar], total: 3 });
      await expectView(inbox.page(EVERY_MESSAGE, 2, 2), { messages: [julia], total: 3 });
      await expectView(inbox.page(EVERY_MESSAGE, 4, 2), { messages: [], total: 3 });
      await expectFile(inbox, EVERY_MESSAGE, ALL);
    });

    test.each<[string, Partial<MessageFilter>, Message[]]>([
      ['a search in name, e-mail, subject and text', { query: ' PROOF-of-delivery ' }, [omar]],
      ['a status', { status: 'replied' }, [julia]],
      ['a kind', { kind: 'contact' }, [omar, julia]],
      ['all of them', { query: 'farooq', status: 'read', kind: 'contact' }, [omar]],
      ['what nobody wrote', { query: 'xyzzy' }, []],
    ])('%s narrows the list and its total', async (_, part, messages) => {
      const { inbox } = await open(ALL);
      const filter = { ...EVERY_MESSAGE, ...part };
      await expectView(inbox.page(filter, 0, 10), holding(...messages));
      await expectView(inbox.total(filter), messages.length);
      await expectFile(inbox, filter, messages);
    });

    test('it counts all messages and the new ones', async () => {
      const { inbox } = await open(ALL);
      await expectView(inbox.counts, counting(inbox, 3, 1));
      await expectChange(inbox.counts, () => inbox.remove(sara.id), counting(inbox, 2, 0));
    });

    test('one message can be followed until it is gone', async () => {
      const { inbox } = await open(ALL);
      const view = inbox.message(omar.id);
      await expectView(view, omar);
      await expectChange(view, () => inbox.remove(omar.id), null);
      await expectView(inbox.message('nobody’s'), null);
    });

    test('the status of several messages changes at once, and of no other', async () => {
      const { inbox } = await open(ALL);
      const [first, last] = [sara, julia].map((each): Message => ({ ...each, status: 'archived' }));
      expect(await inbox.setStatus([sara.id, julia.id, 'gone'], 'archived')).toEqual({ ok: true });
      await expectView(whole(inbox), { messages: [first, omar, last], total: 3 });
    });

    test('a status for messages that are gone is a conflict', async () => {
      const { inbox, other } = await open(ALL);
      await other.remove(sara.id);
      expect(await inbox.setStatus([sara.id], 'archived')).toMatchObject(conflict);
      await expectView(whole(inbox), holding(omar, julia));
    });

    test('a status is changed only of what still has the one that is named', async () => {
      const { inbox, other } = await open(ALL);
      await other.reply(sara, 'Gladly.');
      expect(await inbox.setStatus([sara.id], 'new', 'read')).toMatchObject(conflict);
      const ids = [sara.id, omar.id];
      expect(await inbox.setStatus(ids, 'archived', omar.status)).toEqual({ ok: true });
      await expectView(inbox.message(omar.id), { ...omar, status: 'archived' });
      await expectView(inbox.message(sara.id), expect.objectContaining({ status: 'replied' }));
    });

    test('a reply is kept with its moment, and another one takes its place', async () => {
      const { inbox } = await open(ALL);
      for (const reply of ['Gladly.', 'Or on Monday.']) {
        const before = Date.now();
        expect(await inbox.reply(omar, reply)).toEqual({ ok: true });
        const moment = expect.any(String);
        const toMail = [{ kind: 'reply', at: moment }];
        const answered = { ...omar, status: 'replied', reply, replyTimestamp: moment, toMail };
        await expectView(inbox.message(omar.id), answered);
        const { replyTimestamp = '' } = inbox.message(omar.id).get() ?? omar;
        expect(Date.parse(replyTimestamp)).toBeGreaterThanOrEqual(before);
      }
      await expectView(inbox.counts, counting(inbox, 3, 1));
    });

    test('what the owner has mailed is ticked off, and can be opened again', async () => {
      const { inbox, other } = await open(ALL);
      await inbox.reply(omar, 'Gladly.');
      const mail = await owedReply(inbox);
      expect(await inbox.setMailed(omar.id, mail, true)).toEqual({ ok: true });
      const done = { toMail: [{ ...mail, doneAt: expect.any(String) }] };
      await expectView(other.message(omar.id), expect.objectContaining(done));
      expect(await other.setMailed(omar.id, mail, false)).toEqual({ ok: true });
      await expectView(inbox.message(omar.id), expect.objectContaining({ toMail: [mail] }));
    });

    test('what nobody has to mail cannot be ticked off', async () => {
      const { inbox } = await open(ALL);
      const mail = { kind: 'reply', at: omar.timestamp } as const;
      expect(await inbox.setMailed(omar.id, mail, true)).toMatchObject(conflict);
      expect(await inbox.setMailed('nobody’s', mail, true)).toMatchObject(conflict);
      await expectView(inbox.message(omar.id), omar);
    });

    test('another reply is to be mailed again', async () => {
      const { inbox } = await open(ALL);
      await inbox.reply(omar, 'Gladly.');
      await inbox.setMailed(omar.id, await owedReply(inbox), true);
      await inbox.reply(omar, 'Or on Monday.');
      await expectView(
        inbox.message(omar.id),
        expect.objectContaining({ toMail: [{ kind: 'reply', at: expect.any(String) }] }),
      );
    });

    test('who says the same once more has said it twice', async () => {
      const { inbox } = await open(ALL);
      await inbox.reply(omar, 'Any news?');
      await inbox.setMailed(omar.id, await owedReply(inbox), true);
      const answered = inbox.message(omar.id);
      await expectView(answered, expect.objectContaining({ reply: 'Any news?' }));
      await inbox.reply(answered.get() ?? omar, 'Any news?');
      await expectView(
        inbox.message(omar.id),
        expect.objectContaining({ toMail: [{ kind: 'reply', at: expect.any(String) }] }),
      );
    });

    test('a reply to a message that was deleted elsewhere brings it back', async () => {
      const { inbox, other } = await open(ALL);
      await other.remove(omar.id);
      expect(await inbox.reply(omar, 'Gladly.')).toEqual({ ok: true });
      await expectView(
        inbox.message(omar.id),
        expect.objectContaining({ ...omar, status: 'replied', reply: 'Gladly.' }),
      );
      await expectView(inbox.counts, counting(inbox, 3, 1));
    });

    test('a deleted message comes back as it was stored, and only once', async () => {
      const { inbox, other } = await open(ALL);
      await other.setStatus([omar.id], 'archived');
      const removal = await inbox.remove(omar.id);
      await expectView(whole(inbox), holding(sara, julia));
      if (!removal.ok || !removal.restore) throw new Error('There is no way back.');
      expect(await removal.restore()).toEqual({ ok: true });
      expect(await removal.restore()).toEqual({ ok: true });
      await expectView(whole(inbox), holding(sara, { ...omar, status: 'archived' }, julia));
    });

    test('deleting what is gone already is done, and there is nothing to restore', async () => {
      const { inbox, other } = await open(ALL);
      await other.remove(omar.id);
      expect(await inbox.remove(omar.id)).toEqual({ ok: true });
      await expectView(whole(inbox), holding(sara, julia));
    });

    test('what is done elsewhere shows in every view', async () => {
      const { inbox, other } = await open(ALL);
      const unread = inbox.page({ ...EVERY_MESSAGE, status: 'new' }, 0, 10);
      await expectView(unread, holding(sara));
      await expectChange(unread, () => other.setStatus([sara.id], 'read'), holding());
      await expectView(inbox.counts, counting(inbox, 3, 0));
      await expectView(inbox.message(sara.id), { ...sara, status: 'read' });
    });

    test('what is held back lies apart from the others, and is counted apart', async () => {
      const { inbox, hold } = await open([omar, julia]);
      await hold?.(sara);
      const spam = hold ? [sara] : [];
      await expectView(whole(inbox), holding(omar, julia));
      await expectView(inbox.page(SPAM, 0, 10), holding(...spam));
      await expectFile(inbox, EVERY_MESSAGE, [omar, julia]);
      await expectFile(inbox, SPAM, spam);
      await expectFile(inbox, { ...SPAM, query: 'xyzzy' }, []);
      await expectView(inbox.counts, counting(inbox, 2, 0, spam.length));
      await expectView(inbox.message(sara.id), hold ? sara : null);
    });

    test('what is released is a message like the others, and once', async () => {
      const { inbox, other, hold } = await open([omar, julia]);
      await hold?.(sara);
      expect(inbox.release === undefined).toBe(hold === undefined);
      if (!inbox.release || !other.release) return;
      const view = whole(inbox);
      await expectView(view, holding(omar, julia));
      expect(await inbox.release(sara.id)).toEqual({ ok: true, slotTaken: false });
      await expectView(view, holding(...ALL));
      await expectView(inbox.page(SPAM, 0, 10), holding());
      await expectView(inbox.counts, counting(inbox, 3, 1));
      expect(await other.release(sara.id)).toMatchObject(conflict);
      expect(await inbox.release(omar.id)).toMatchObject(conflict);
    });

    test('what is held back can be deleted, and comes back to where it was', async () => {
      const { inbox, hold } = await open([omar, julia]);
      if (!hold) return;
      await hold(sara);
      const removal = await inbox.remove(sara.id);
      await expectView(inbox.page(SPAM, 0, 10), holding());
      if (!removal.ok || !removal.restore) throw new Error('There is no way back.');
      await removal.restore();
      await expectView(inbox.page(SPAM, 0, 10), holding(sara));
      await expectView(whole(inbox), holding(omar, julia));
    });

    test('everything about one address is found, however it is written, and nothing about others', async () => {
      const { inbox } = await open(ALL);
      const held = { messages: [omar], consultations: [], bookings: [] };
      const asked = ` ${omar.email.toUpperCase()} `;
      expect(await inbox.person.read(asked)).toMatchObject({ ok: true, held });
      const none = { messages: [], consultations: [], bookings: [] };
      // A part of an address is another one.
      expect(await inbox.person.read(omar.email.slice(1))).toMatchObject({ ok: true, held: none });
    });

    test('what is erased is gone for good, also what was deleted or held back', async () => {
      const { inbox, other, hold } = await open([omar, julia, { ...omar, id: 'second' }]);
      await hold?.({ ...omar, id: 'held' });
      const removal = await inbox.remove('second');
      const view = whole(other);
      await expectView(view, holding(omar, julia));
      expect(await inbox.person.erase(omar.email)).toEqual({ ok: true });
      await expectView(view, holding(julia));
      await expectView(inbox.page(SPAM, 0, 10), holding());
      await expectView(inbox.counts, counting(inbox, 1, 0));
      const held = { messages: [], consultations: [], bookings: [] };
      expect(await inbox.person.read(omar.email)).toMatchObject({ ok: true, held });
      expect(removal.ok).toBe(true);
      // Once more is no mistake.
      expect(await inbox.person.erase(omar.email)).toEqual({ ok: true });
    });

    test('who has stopped listening is not told', async () => {
      const { inbox } = await open(ALL);
      const hear = vi.fn();
      inbox.counts.subscribe(hear)();
      await expectChange(inbox.counts, () => inbox.remove(sara.id), counting(inbox, 2, 0));
      expect(hear).not.toHaveBeenCalled();
    });
  });
}
