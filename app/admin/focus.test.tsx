// Where the keyboard is after a button that goes with what its press has done.
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import type { Message } from '#app/content/messages.ts';
import { noteQuestion } from '#app/store/note-question.ts';
import type { MailRoom, SentMail } from '#app/store/ports.ts';
import { openScreen } from './screen-in-test.tsx';

beforeEach(() => {
  // A list draws what is in sight, and here nothing has a size.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800);
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }));
  // An element of the inbox is newer than the browser of these tests.
  const { error } = console;
  vi.spyOn(console, 'error').mockImplementation((...said) => {
    if (!said.includes('search')) error(...said);
  });
  return () => vi.unstubAllGlobals();
});

const { about, skills, settings, translations } = builtInContent;
const [sample] = builtInContent.messages as [Message];
const PHOTO = 'data:image/webp;base64,AAAA';

const named = (name: string | RegExp) => screen.getAllByRole('button', { name }).at(-1);

/** As a key does, whose button has the focus. */
const press = (name: string | RegExp) =>
  act(async () => {
    named(name)?.focus();
    named(name)?.click();
  });

/** Where the focus is, once it is there. */
const expectFocus = (find: () => HTMLElement | null | undefined) =>
  vi.waitFor(() => expect(document.activeElement).toBe(find()));
const heading = (name: string) => () => screen.getByRole('heading', { name });

test('Archive and Move to inbox leave it to the message', async () => {
  await openScreen('/admin/messages', { saved: { messages: [sample] } });
  await press(new RegExp(sample.name));
  await press('Archive');
  await expectFocus(heading(sample.subject));
  await press('Move to inbox');
  await expectFocus(heading(sample.subject));
});

test('Done leaves it to the mail that is done', async () => {
  const messages: Message[] = [{ ...sample, toMail: [{ kind: 'reply', at: sample.timestamp }] }];
  await openScreen('/admin/messages', { saved: { messages } });
  await press(new RegExp(sample.name));
  await press('Done: Reply');
  await expectFocus(() => screen.getByText(/^mailed by you/).closest('li'));
});

test('Try again leaves it to the mail that is being sent', async () => {
  const failed: SentMail = { id: 'a', kind: 'reply', state: 'failed', at: sample.timestamp };
  let sent: readonly SentMail[] = [failed];
  const listeners = new Set<() => void>();
  const mail: MailRoom = {
    isSending: { get: () => true, subscribe: () => () => {} },
    of: () => ({
      get: () => sent,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    }),
    async retry() {
      sent = [{ ...failed, state: 'waiting', isUnderway: true }];
      for (const listener of listeners) listener();
      return { ok: true };
    },
  };
  await openScreen('/admin/messages', { saved: { messages: [sample] }, mail });
  await press(new RegExp(sample.name));
  await press('Try again: Reply');
  await expectFocus(() => screen.getByText('being sent').closest('li'));
});

test('Erase for good leaves it to the address of the next', async () => {
  await openScreen('/admin/settings');
  const address = screen.getByLabelText('E-mail address');
  fireEvent.change(address, { target: { value: sample.email } });
  await press('Find');
  await press('Erase');
  await press('Erase for good');
  await expectFocus(() => address);
});

test('Clear the samples leaves it to what comes next', async () => {
  await openScreen('/admin/settings');
  await press('Clear the samples');
  await press('Clear the samples');
  await expectFocus(heading('Start with my own'));
});

test('Remove leaves it to the photo', async () => {
  await openScreen('/admin/about', { saved: { about: { ...about, photo: PHOTO } } });
  await press('Remove');
  await expectFocus(heading('Profile photo'));
});

test('a picture that is removed leaves it to the address that takes its place', async () => {
  const [company] = builtInContent.trustedCompanies;
  if (!company) throw new Error('There is one.');
  await openScreen('/admin/companies', {
    saved: { trustedCompanies: [{ ...company, logo: PHOTO }] },
  });
  await press(`Edit ${company.name}`);
  await press('Remove the uploaded logo');
  await expectFocus(() => screen.getByRole('textbox', { name: /^Logo/ }));
});

test('sample skills leave it to their heading', async () => {
  await openScreen('/admin/skills', { saved: { skills: { ...skills, additionalSkills: [] } } });
  await press('Load sample data');
  await expectFocus(heading('Additional Expertise'));
});

test('the former translation leaves it to its field', async () => {
  await openScreen('/admin/translate', {
    saved: {
      about: { ...about, bio: 'I am me.' },
      settings: { ...settings, languages: { main: 'en', offered: ['en', 'de'] } },
      translations,
    },
  });
  await act(async () => vi.dynamicImportSettled());
  await press(/^Use the former one/);
  await expectFocus(() => screen.getByLabelText('Translation of about.bio'));
});

test('the last of more questions leaves it to the first that came', async () => {
  const { store } = await openScreen('/admin/chatbot');
  const words = 'amber birch cobalt dahlia ember falcon garnet heron indigo jasper kestrel lichen';
  await act(async () => {
    for (const text of words.split(' '))
      await noteQuestion(store, { text, language: 'en', why: 'notUnderstood' });
  });
  const [, , , , , , , , , , eleventh] = words.split(' ').toReversed();
  await press('Show more (2)');
  await expectFocus(() => named(`Write an answer to ${eleventh}`));
});

test('what this browser has allowed leaves it to the choice', async () => {
  let permission = 'default';
  const requestPermission = async () => (permission = 'granted');
  vi.stubGlobal('Notification', Object.assign(vi.fn(), { permission, requestPermission }));
  await openScreen('/admin/settings', {
    saved: {
      settings: {
        ...settings,
        notifications: { ...settings.notifications, browserNotifications: true },
      },
    },
  });
  await act(async () => screen.getByRole('tab', { name: 'Notifications' }).click());
  await press('Allow in this browser');
  await expectFocus(() => screen.getByRole('switch', { name: 'Browser notifications' }));
});
