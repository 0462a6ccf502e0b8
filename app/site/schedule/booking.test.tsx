import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import { failure } from '#app/store/adapter.ts';
import { createHttpDesk } from '#app/store/http/http-desk.ts';
import { carryQuestion, takeQuestion } from '../forms/carried-question.ts';
import { field, renderInTest, textsOf } from '../render-in-test.tsx';
import Booking from './booking.tsx';

/** Wednesday, ten past three in the afternoon in Karachi. */
const NOW = '2026-03-11T10:10:00Z';
const THURSDAY = 'Thursday, March 12, 2026';
const FRIDAY = 'Friday, March 13, 2026';

/** By somebody else. */
const TAKEN = {
  id: '1',
  name: '',
  email: 'a@example.com',
  phone: '1',
  company: '',
  notes: '',
  date: '2026-03-12',
  slot: '02:00 PM' as const,
  submittedAt: NOW,
};

beforeEach(() => {
  vi.useFakeTimers({
    now: new Date(NOW),
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  visitFrom('Asia/Karachi');
});

afterEach(() => {
  vi.useRealTimers();
});

const { resolvedOptions } = Intl.DateTimeFormat.prototype;

function visitFrom(timeZone: string) {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (
    this: Intl.DateTimeFormat,
  ) {
    return { ...resolvedOptions.call(this), timeZone };
  });
}

const day = (label: string) =>
  document.querySelector(`button[aria-label^="${label}"]`) as HTMLButtonElement;
const slot = (value: string) =>
  document.querySelector(`input[value="${value}"]`) as HTMLInputElement;
const confirm = () => screen.getByText('Confirm Booking') as HTMLButtonElement;
const dialog = () => document.querySelector('dialog') as HTMLDialogElement;
const submit = () => screen.getByText(/^(Book the Call|Sending...)$/) as HTMLButtonElement;
const alert = () => textsOf('dialog [role=alert]')[0];
const type = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });

function pick(date: string, time: string) {
  fireEvent.click(day(date));
  fireEvent.click(slot(time));
}

function ask(date: string, time: string) {
  pick(date, time);
  fireEvent.click(confirm());
}

function fill() {
  type('Email', 'lin@example.com');
  type('Phone', '+86 10 1234');
}

async function pass(milliseconds: number) {
  await act(async () => vi.advanceTimersByTimeAsync(milliseconds));
}

test('a call can be confirmed once a day and one of twelve times are chosen', async () => {
  await renderInTest(<Booking />);
  expect(confirm().disabled).toBe(true);
  fireEvent.click(day(THURSDAY));
  expect(confirm().disabled).toBe(true);
  const values = [...document.querySelectorAll('input[type=radio]')].map(
    (radio) => (radio as HTMLInputElement).value,
  );
  expect(values).toEqual([
    '09:00 AM',
    '10:00 AM',
    '11:00 AM',
    '02:00 PM',
    '03:00 PM',
    '04:00 PM',
    '07:00 PM',
    '08:00 PM',
    '09:00 PM',
    '10:00 PM',
    '11:00 PM',
    '12:00 AM',
  ]);
  fireEvent.click(slot('02:00 PM'));
  expect(confirm().disabled).toBe(false);
  // Another day is another choice.
  fireEvent.click(day(FRIDAY));
  expect(confirm().disabled).toBe(true);
});

test('times that have begun or are booked cannot be chosen', async () => {
  await renderInTest(<Booking />, {
    saved: { bookings: [{ ...TAKEN, date: '2026-03-11', slot: '09:00 PM' }] },
  });
  fireEvent.click(day('Today, Wednesday, March 11') ?? day('Wednesday, March 11'));
  const gone = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]:disabled')].map(
    ({ value }) => value,
  );
  expect(gone).toEqual(['09:00 AM', '10:00 AM', '11:00 AM', '02:00 PM', '03:00 PM', '09:00 PM']);
  fireEvent.click(day(THURSDAY));
  expect(slot('09:00 PM').disabled).toBe(false);
});

test.each([
  ['Asia/Karachi', '09:00 AM', '09:00 AM'],
  ['America/New_York', '09:00 AM', '12:00 AM your time'],
  ['America/New_York', '02:00 PM', '5:00 AM your time'],
  ['America/Los_Angeles', '09:00 AM', '9:00 PM your time, the day before'],
])('in %s the slot of %s says %s', async (zone, time, text) => {
  visitFrom(zone);
  await renderInTest(<Booking />);
  fireEvent.click(day(THURSDAY));
  const label = slot(time)
    .closest('label')
    ?.textContent?.replace(/\u202f/g, ' ');
  expect(label).toContain(text);
  if (zone === 'Asia/Karachi') expect(label).not.toContain('your time');
});

test('the midnight that ends a day says wherever it is named to which day it leads', async () => {
  const NIGHT = `night before ${FRIDAY}`;
  await renderInTest(<Booking />);
  ask(THURSDAY, '12:00 AM');
  expect(slot('12:00 AM').closest('label')?.textContent).toBe(`12:00 AM${NIGHT}`);
  expect(slot('11:00 PM').closest('label')?.textContent).toBe('11:00 PM');
  expect(dialog().textContent).toContain(`${THURSDAY} at 12:00 AM go?That is the ${NIGHT}.`);
  fill();
  fireEvent.click(submit());
  await pass(1000);
  const text = `We’ll email lin@example.com the invite for ${THURSDAY} at 12:00 AM.`;
  expect(textsOf('[role=status] p')[1]).toBe(`${text}\nThat is the ${NIGHT}.`);
});

test.each([
  ['09:00 AM', 'For you: Thursday, March 12, 2026 at 12:00 AM.'],
  ['12:00 AM', `That is the night before ${FRIDAY}.For you: ${THURSDAY} at 3:00 PM.`],
])(
  'in New York whoever books %s reads in the dialog and the confirmation when that is there',
  async (time, notes) => {
    visitFrom('America/New_York');
    await renderInTest(<Booking />);
    ask(THURSDAY, time);
    const shown = (text: string | null | undefined) =>
      text?.replace(/\n|\u202f/g, (space) => (space === '\n' ? '' : ' '));
    expect(shown(dialog().textContent)).toContain(`${THURSDAY} at ${time} go?${notes}`);
    fill();
    fireEvent.click(submit());
    await pass(1000);
    expect(shown(textsOf('[role=status] p')[1])).toContain(`${THURSDAY} at ${time}.${notes}`);
  },
);

test('so does one that is among the next free times', async () => {
  vi.setSystemTime('2026-03-11T18:10:00Z');
  visitFrom('Europe/Berlin');
  await renderInTest(<Booking />);
  const first = screen.getByText('Next free times').parentElement?.querySelector('button');
  expect(first?.textContent?.replace(/\u202f/g, ' ')).toBe(
    `Wed, Mar 1112:00 AMnight before ${THURSDAY}8:00 PM your time`,
  );
});

test('where no time is free, the visitor is told so', async () => {
  const daysOff = [{ from: '2026-01-01', to: '9999-12-31' }];
  const availability = { ...builtInContent.availability, daysOff };
  await renderInTest(<Booking />, { saved: { availability } });
  expect(screen.queryByText('Next free times')).toBeNull();
  expect(screen.getByText(/^No time is free in the coming months/)).toBeDefined();
});

test('the next free times are offered at once in both clocks, each one press away', async () => {
  visitFrom('Europe/Berlin');
  const { store } = await renderInTest(<Booking />);
  const times = screen.getByText('Next free times').parentElement?.querySelectorAll('button') ?? [];
  expect([...times].map(({ textContent }) => textContent?.replace(/\u202f/g, ' '))).toEqual([
    'Wed, Mar 1104:00 PM12:00 PM your time',
    'Wed, Mar 1107:00 PM3:00 PM your time',
    'Thu, Mar 1202:00 PM10:00 AM your time',
    'Thu, Mar 1203:00 PM11:00 AM your time',
    'Fri, Mar 1302:00 PM10:00 AM your time',
    'Fri, Mar 1303:00 PM11:00 AM your time',
  ]);
  fireEvent.click(times[2] as Element);
  expect(dialog().open).toBe(true);
  expect(dialog().textContent).toContain(`${THURSDAY} at 02:00 PM`);
  // The calendar has gone along: what is left there is what would have been chosen in it.
  expect(slot('02:00 PM').checked).toBe(true);
  fill();
  fireEvent.click(submit());
  await pass(1000);
  expect(store.get('bookings')).toMatchObject([{ date: '2026-03-12', slot: '02:00 PM' }]);
  expect(screen.getByText('Next free times').parentElement?.textContent).not.toContain(
    'Mar 1202:00 PM',
  );
});

test('a page that stays open offers no time that has passed', async () => {
  await renderInTest(<Booking />);
  const first = () => screen.getByText('Next free times').parentElement?.querySelector('button');
  expect(first()?.textContent).toBe('Wed, Mar 1104:00 PM');
  fireEvent.click(first() as Element);
  expect(slot('04:00 PM').disabled).toBe(false);
  vi.setSystemTime('2026-03-12T03:00:00Z');
  await pass(60_000);
  expect(first()?.textContent).toBe('Thu, Mar 1209:00 AM');
  expect(slot('04:00 PM')).toBeNull();
});

test('who leaves the dialog of a free time that has given way to its day goes on where it is confirmed', async () => {
  await renderInTest(<Booking />);
  const time = screen.getByText('Next free times').parentElement?.querySelector('button');
  const leave = async () => {
    fireEvent.click(time as Element);
    field('Email').focus();
    fireEvent(dialog(), new Event('cancel', { cancelable: true }));
    await pass(0);
    expect(dialog().open).toBe(false);
  };
  // On a narrow screen it stays.
  time?.focus();
  await leave();
  expect(document.activeElement).toBe(time);
  // Browsers do not focus what is not shown.
  vi.spyOn(time as HTMLElement, 'focus').mockImplementation(() => {});
  await leave();
  expect(document.activeElement).toBe(confirm());
});

test('email and phone are required, and the message says so', async () => {
  const { store } = await renderInTest(<Booking />);
  ask(THURSDAY, '02:00 PM');
  expect(dialog().textContent).toContain(THURSDAY);
  expect(dialog().textContent).toContain('02:00 PM');
  for (const [label, isRequired] of [
    ['Email', true],
    ['Phone', true],
    ['Name', false],
    ['Company', false],
    ['Notes', false],
  ] as const) {
    expect(field(label).required, label).toBe(isRequired);
  }
  fireEvent.click(submit());
  expect(alert()).toBe('Please enter email and phone');
  expect(document.activeElement).toBe(field('Email'));
  type('Email', 'lin@example.com');
  type('Phone', '   ');
  fireEvent.click(submit());
  expect(alert()).toBe('Please enter email and phone');
  type('Phone', '+86 10 1234');
  type('Email', 'lin at example');
  fireEvent.click(submit());
  expect(alert()).toBe('');
  await pass(2000);
  expect(submit().disabled).toBe(false);
  expect(store.get('bookings')).toEqual([]);
});

test('what is missing is marked as wrong, and says why', async () => {
  await renderInTest(<Booking />);
  ask(THURSDAY, '02:00 PM');
  const marked = () =>
    ['Email', 'Phone', 'Name'].filter((label) => field(label).matches('[aria-invalid=true]'));
  const reason = () => field('Phone').getAttribute('aria-describedby') ?? '';
  expect(marked()).toEqual([]);
  fireEvent.click(submit());
  expect(marked()).toEqual(['Email', 'Phone']);
  expect(document.getElementById(reason())?.textContent).toBe('Please enter email and phone');
  type('Email', 'lin@example.com');
  fireEvent.click(submit());
  expect(marked()).toEqual(['Phone']);
  fireEvent.click(screen.getByText('Cancel'));
  fireEvent.click(confirm());
  expect([marked(), reason()]).toEqual([[], '']);
});

test('a booking is confirmed in words, kept, delivered, and its slot is taken', async () => {
  const { store, toasts } = await renderInTest(<Booking />);
  ask(THURSDAY, '02:00 PM');
  fill();
  fireEvent.click(submit());
  await pass(1000);
  // What would cover the confirmation says nothing more than it.
  expect(toasts).toEqual([]);
  const text = `We’ll email lin@example.com the invite for ${THURSDAY} at 02:00 PM.`;
  expect(textsOf('[role=status] p')).toEqual(['Consultation booked!', text]);
  expect(store.get('bookings')).toMatchObject([
    { email: 'lin@example.com', phone: '+86 10 1234', date: '2026-03-12', slot: '02:00 PM' },
  ]);
  expect(store.get('messages')).toMatchObject([
    { kind: 'booking', email: 'lin@example.com', status: 'new' },
  ]);
  expect(slot('02:00 PM').disabled).toBe(true);
  expect(confirm().disabled).toBe(true);
  // The next one starts with an empty form.
  fireEvent.click(slot('03:00 PM'));
  fireEvent.click(confirm());
  expect(field('Email').value).toBe('');
});

test('closing keeps what was typed even for another day, cancelling discards it', async () => {
  await renderInTest(<Booking />);
  ask(THURSDAY, '02:00 PM');
  type('Notes', 'About the app');
  fireEvent.click(screen.getByText('Cancel'));
  expect(dialog().open).toBe(false);
  fireEvent.click(confirm());
  expect(field('Notes').value).toBe('');
  type('Notes', 'About the app');
  act(() => dialog().close());
  ask(FRIDAY, '03:00 PM');
  expect(field('Notes').value).toBe('About the app');
});

test('a slot that was gone gives the visitor back to the free ones', async () => {
  const { store, toasts } = await renderInTest(<Booking />);
  ask(THURSDAY, '02:00 PM');
  fill();
  fireEvent.click(submit());
  await act(async () => store.save('bookings', [TAKEN]));
  await pass(1000);
  expect(toasts).toHaveLength(1);
  expect(dialog().open).toBe(false);
  expect(confirm().disabled).toBe(true);
  fireEvent.click(slot('03:00 PM'));
  fireEvent.click(confirm());
  expect(field('Email').value).toBe('lin@example.com');
});

test('a time that was refused is not offered again, although the hours of the page have it', async () => {
  const desk = {
    ...createHttpDesk(async () => Response.json([])),
    send: async () => failure('conflict', 'The slot is not free any more.'),
  };
  const { toasts } = await renderInTest(<Booking />, { desk });
  await pass(0);
  ask(THURSDAY, '02:00 PM');
  fill();
  fireEvent.click(submit());
  await pass(1000);
  expect(toasts).toHaveLength(1);
  expect(slot('02:00 PM').disabled).toBe(true);
  expect(slot('03:00 PM').disabled).toBe(false);
});

test('another slot that was chosen before the first was known to be gone stays chosen', async () => {
  const { store } = await renderInTest(<Booking />);
  ask(THURSDAY, '02:00 PM');
  fill();
  fireEvent.click(submit());
  await act(async () => store.save('bookings', [TAKEN]));
  act(() => dialog().close());
  fireEvent.click(slot('03:00 PM'));
  fireEvent.click(confirm());
  await pass(1000);
  expect(slot('03:00 PM').checked).toBe(true);
  expect(confirm().disabled).toBe(false);
  expect(dialog().open).toBe(true);
});

test('a booking that was cancelled while it was being sent is not kept', async () => {
  const { store } = await renderInTest(<Booking />);
  ask(THURSDAY, '02:00 PM');
  fill();
  fireEvent.click(submit());
  fireEvent.click(screen.getByText('Cancel'));
  await pass(2000);
  ask(FRIDAY, '03:00 PM');
  fill();
  fireEvent.click(submit());
  await pass(2000);
  expect(store.get('bookings')).toMatchObject([{ date: '2026-03-13' }]);
});

test('without room the form stays as it is and nothing is booked', async () => {
  const { store, toasts } = await renderInTest(<Booking />, { capacity: 300 });
  ask(THURSDAY, '02:00 PM');
  fill();
  type('Notes', 'x'.repeat(300));
  fireEvent.click(submit());
  await pass(1000);
  expect(toasts).toMatchObject([{ title: 'This could not be saved', tone: 'error' }]);
  expect(dialog().open).toBe(true);
  expect(field('Email').value).toBe('lin@example.com');
  expect(slot('02:00 PM').disabled).toBe(false);
  expect(store.get('bookings')).toEqual([]);
});

test('a question that the assistant could not answer waits in the notes, is sent, and is gone then', async () => {
  const { store } = await renderInTest(<Booking />);
  carryQuestion('booking', 'Do you keep bees?');
  ask(THURSDAY, '02:00 PM');
  await pass(0);
  expect(field('Notes').value).toBe('Do you keep bees?');
  fill();
  fireEvent.click(submit());
  await pass(2000);
  expect(store.get('bookings')).toMatchObject([{ notes: 'Do you keep bees?' }]);
  ask(FRIDAY, '03:00 PM');
  await pass(0);
  expect(field('Notes').value).toBe('');
});

test('what the visitor has written in the notes stays', async () => {
  await renderInTest(<Booking />);
  ask(THURSDAY, '02:00 PM');
  type('Notes', 'My own words');
  carryQuestion('booking', 'Do you keep bees?');
  takeQuestion('booking', dialog().querySelector('form'));
  expect(field('Notes').value).toBe('My own words');
});

test('who has begun another booking before the first is confirmed goes on with it, and hears of the first in passing', async () => {
  const { store, toasts } = await renderInTest(<Booking />);
  ask(THURSDAY, '02:00 PM');
  fill();
  fireEvent.click(submit());
  fireEvent(dialog(), new Event('cancel', { cancelable: true }));
  ask(FRIDAY, '03:00 PM');
  await pass(1000);
  expect(store.get('bookings')).toMatchObject([{ date: '2026-03-12', slot: '02:00 PM' }]);
  expect(textsOf('[role=status] p')).toContain('Consultation booked!');
  expect(toasts).toMatchObject([{ title: 'Consultation booked!' }]);
  expect(dialog().open).toBe(true);
  expect(dialog().textContent).toContain(`${FRIDAY} at 03:00 PM`);
  expect(slot('03:00 PM').checked).toBe(true);
  // What was typed is for this one now.
  expect(field('Email').value).toBe('lin@example.com');
});

test('the day in the dialog follows the language', async () => {
  const { store } = await renderInTest(<Booking />);
  ask(THURSDAY, '02:00 PM');
  await act(async () => {
    await store.save('language', 'de');
    await vi.dynamicImportSettled();
  });
  await vi.waitFor(() => expect(dialog().textContent).toContain('Donnerstag, 12. März 2026'));
  expect(dialog().textContent).not.toContain('Thursday');
});

test('the calendar reaches the owner’s day where the visitor is in the next month already', async () => {
  vi.setSystemTime('2026-04-01T02:00:00Z');
  const availability = { ...builtInContent.availability, timeZone: 'Pacific/Pago_Pago' };
  await renderInTest(<Booking />, { saved: { availability } });
  const back = screen.getByRole('button', { name: 'Previous month' });
  expect(back.getAttribute('aria-disabled')).not.toBe('true');
  fireEvent.click(back);
  expect(day('Tuesday, March 31, 2026').disabled).toBe(false);
});
