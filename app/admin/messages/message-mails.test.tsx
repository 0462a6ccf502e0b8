// What the owner sees of mails: those that the site sends, and those that are left to them.
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import ICAL from 'ical.js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import type { Message, ToMail } from '#app/content/messages.ts';
import { createStore } from '#app/store/create-store.ts';
import { createLocalInbox } from '#app/store/local-inbox.ts';
import { createMemoryAdapter } from '#app/store/memory-adapter.ts';
import type { Inbox, MailRoom, SentMail, View } from '#app/store/ports.ts';
import { ContentProvider } from '#app/store/use-content.tsx';
import { downloadFile } from '#app/ui/download.ts';
import { toast } from '#app/ui/toast.ts';
import { MessageDetail } from './message-detail.tsx';
import { useMessage } from './use-inbox.ts';

vi.mock('#app/ui/toast.ts', () => ({ toast: vi.fn() }));
vi.mock('#app/ui/download.ts', () => ({ downloadFile: vi.fn() }));

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: false })));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const [sample] = builtInContent.messages as [Message];
const AT = '2026-03-01T12:00:00.000Z';
const invitation: ToMail = {
  kind: 'invitation',
  at: AT,
  booking: {
    id: '1',
    name: 'Zoë',
    email: sample.email,
    phone: '',
    company: '',
    notes: '',
    date: '2026-03-03',
    slot: '02:00 PM',
    timeZone: 'Europe/Berlin',
    submittedAt: AT,
  },
};

async function open(message: Message, mail?: MailRoom) {
  const store = createStore(createMemoryAdapter(), builtInContent);
  await store.save('messages', [message]);
  const inbox: Inbox = { ...createLocalInbox(store), ...(mail && { mail }) };
  const nothing = () => {};
  function Detail() {
    const stored = useMessage(message.id);
    return (
      <MessageDetail
        message={stored ?? message}
        isGone={false}
        isHeld={false}
        replyText=""
        isReplying={false}
        onReplyText={nothing}
        onReply={nothing}
        onRelease={nothing}
        onArchive={nothing}
        onRestore={nothing}
        onDelete={nothing}
        onBack={nothing}
      />
    );
  }
  render(
    <ContentProvider store={store} inbox={inbox}>
      <Detail />
    </ContentProvider>,
  );
  return { store };
}

const mailLink = () => screen.findByRole('link', { name: 'Open in mail app' });

test('an invitation lies ready in the language of the visitor, with its file', async () => {
  await open({ ...sample, language: 'de', toMail: [invitation] });
  const mail = new URL((await mailLink()).getAttribute('href') ?? '');
  expect(mail.pathname).toBe(sample.email);
  expect(mail.searchParams.get('subject')).toContain('Einladung: Gespräch mit');
  expect(mail.searchParams.get('body')).toContain('Guten Tag Zoë,');
  expect(mail.searchParams.get('body')).toContain('10:00');
  fireEvent.click(screen.getByText('Save the .ics to attach'));
  const [name, file, type] = vi.mocked(downloadFile).mock.lastCall ?? [];
  expect([name, type]).toEqual(['invite.ics', 'text/calendar']);
  const calendar = new ICAL.Component(ICAL.parse(String(file)));
  expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST');
});

test('what is done is ticked off, and can be taken back', async () => {
  const { store } = await open({ ...sample, toMail: [invitation] });
  expect(screen.getByText(/still to be mailed by you/)).toBeDefined();
  await act(async () => fireEvent.click(screen.getByText('Done')));
  await waitFor(() => expect(screen.getByText(/^mailed by you/)).toBeDefined());
  expect(store.get('messages')[0]?.toMail?.[0]?.doneAt).toBeDefined();
  await act(async () => vi.mocked(toast).mock.lastCall?.[0].action?.onSelect());
  await waitFor(() => expect(screen.getByText(/still to be mailed by you/)).toBeDefined());
});

test('a reply is to be mailed once, from one place; its text can be copied when it is long', async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  const reply = 'Gladly. '.repeat(400);
  await open({ ...sample, reply, toMail: [{ kind: 'reply', at: AT }] });
  const mail = new URL((await mailLink()).getAttribute('href') ?? '');
  expect(mail.searchParams.has('body')).toBe(false);
  expect(screen.getByText(/too long for the mail app/)).toBeDefined();
  await act(async () => fireEvent.click(screen.getByText('Copy text')));
  expect(writeText).toHaveBeenCalledWith(reply);
});

test('what is no slot is still to be mailed, without a text', async () => {
  const booking = { ...invitation.booking, slot: 'soon' } as ToMail['booking'];
  await open({ ...sample, toMail: [{ ...invitation, booking }] });
  await act(async () => {});
  expect(screen.getByText('Done')).toBeDefined();
  expect(screen.queryByText('Open in mail app')).toBeNull();
});

test('a message without mails says nothing of them, and which language was read', async () => {
  await open({ ...sample, language: 'fr' });
  expect(screen.queryByRole('region', { name: 'Mail' })).toBeNull();
  expect(screen.getByText(/reads the site in French/)).toBeDefined();
});

const still = <T,>(value: T): View<T> => ({ get: () => value, subscribe: () => () => {} });

test('where the site sends, each mail says what became of it, and what has not gone out can be tried again', async () => {
  const mails: SentMail[] = [
    { id: 'a', kind: 'confirmation', state: 'sent', at: AT },
    { id: 'b', kind: 'notice', state: 'waiting', at: AT, reason: 'connect ECONNREFUSED' },
    { id: 'c', kind: 'reply', state: 'failed', at: AT, reason: '550 No such mailbox' },
  ];
  const retry = vi.fn(async () => ({ ok: true as const }));
  const sent = still<readonly SentMail[]>(mails);
  await open({ ...sample, reply: 'Gladly.' }, { isSending: still(true), of: () => sent, retry });
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Confirmation.*Sent/),
      expect.stringMatching(/^Notice to you.*Waiting.*next try.*Try again.*ECONNREFUSED/),
      expect.stringMatching(/^Reply.*Failed.*Try again.*550 No such mailbox/),
    ]),
  );
  await act(async () => fireEvent.click(screen.getAllByText('Try again')[1] as Element));
  expect(retry).toHaveBeenCalledWith('c');
  expect(screen.queryByText('Open in mail app')).toBeNull();
  expect(screen.getByText('The site mails it, and keeps it here.')).toBeDefined();
});
