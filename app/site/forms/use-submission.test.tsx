import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import { createI18n } from '#app/i18n/i18n.ts';
import { Speaking } from '#app/i18n/use-translation.ts';
import { createDesk, createStore } from '#app/store/create-store.ts';
import { createMemoryAdapter } from '#app/store/memory-adapter.ts';
import { keptRequests } from '#app/store/outbox.ts';
import type { Store } from '#app/store/store.ts';
import { ContentProvider } from '#app/store/use-content.tsx';
import { toast } from '#app/ui/toast.ts';
import { BookingDialog } from '../schedule/booking-dialog.tsx';
import { ContactForm } from '../sections/contact-form.tsx';

vi.mock('#app/ui/toast.ts', () => ({ toast: vi.fn() }));

const NOW = new Date('2026-03-11T10:10:00.000Z');

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: NOW });
  vi.mocked(toast).mockClear();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function start(form: ReactNode): Store {
  const store = createStore(createMemoryAdapter(), { ...builtInContent, messages: [] });
  render(
    <ContentProvider store={store} desk={createDesk(store)}>
      <Speaking value={createI18n()}>{form}</Speaking>
    </ContentProvider>,
  );
  return store;
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

function type(texts: Record<string, string>) {
  for (const [label, value] of Object.entries(texts))
    fireEvent.change(field(label), { target: { value } });
}

function writeMessage() {
  type({
    'First Name': 'Ada',
    'Last Name': 'Lovelace',
    'Email Address': 'ada@example.com',
    Subject: 'Engine',
    Message: 'Hello',
  });
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test('a message waits in the outbox for its second, and is delivered after it', async () => {
  const store = start(<ContactForm />);
  writeMessage();
  press('Send Message');
  expect(keptRequests()).toHaveLength(1);
  await wait(999);
  // Disabled, it would lose the focus.
  expect(screen.getByRole('button', { name: 'Sending...' }).getAttribute('aria-disabled')).toBe(
    'true',
  );
  expect(store.get('messages')).toEqual([]);
  await wait(1);
  expect(store.get('messages')).toMatchObject([
    { name: 'Ada Lovelace', timestamp: '2026-03-11T10:10:01.000Z' },
  ]);
  expect(keptRequests()).toEqual([]);
  expect(toast).toHaveBeenCalledOnce();
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: 'Message Sent!' }));
  expect(field('Message').value).toBe('');
});

test('a form whose sending breaks says so, can be sent again and keeps what was typed', async () => {
  const store = start(<ContactForm />);
  vi.spyOn(store, 'updateAll').mockRejectedValue(new Error('The code did not arrive.'));
  writeMessage();
  press('Send Message');
  await wait(1000);
  expect(toast).toHaveBeenCalledOnce();
  expect(toast).toHaveBeenCalledWith(
    expect.objectContaining({ title: 'This could not be saved', tone: 'error' }),
  );
  expect(screen.getByRole('button', { name: 'Send Message' }).getAttribute('aria-disabled')).toBe(
    'false',
  );
  expect(field('Message').value).toBe('Hello');
  // Whoever was told so would be surprised to have sent it.
  expect(keptRequests()).toEqual([]);
});

const booked = vi.fn();
const slot = {
  date: '2026-03-12',
  slot: '02:00 PM',
  startsAt: new Date('2026-03-12T09:00:00Z'),
  endsAt: new Date('2026-03-12T09:30:00Z'),
};
const day = { slot, dateText: 'Thursday' };
const bookingDialog = (
  <BookingDialog {...day} isOpen onClose={() => {}} onBooked={booked} onTaken={() => {}} />
);

function askForSlot() {
  type({ Email: 'lin@example.com', Phone: '+86 10 1234', Notes: 'About the app' });
  press('Book the Call');
}

test('a slot that is gone is said once, and what was typed stays', async () => {
  const store = start(bookingDialog);
  askForSlot();
  const other = {
    date: slot.date,
    slot: slot.slot,
    id: '1',
    email: '',
    name: '',
    phone: '',
    company: '',
    notes: '',
  };
  await act(() => store.save('bookings', [{ ...other, submittedAt: NOW.toISOString() }]));
  await wait(1000);
  expect(toast).toHaveBeenCalledOnce();
  expect(toast).toHaveBeenCalledWith(
    expect.objectContaining({ title: expect.stringContaining('That time'), tone: 'error' }),
  );
  expect(field('Notes').value).toBe('About the app');
  expect(store.get('bookings')).toHaveLength(1);
  expect(keptRequests()).toEqual([]);
});

test('a booking that is cancelled within its second leaves nothing behind', async () => {
  const store = start(bookingDialog);
  askForSlot();
  expect(keptRequests()).toHaveLength(1);
  press('Cancel');
  expect(keptRequests()).toEqual([]);
  await wait(2000);
  expect(store.get('bookings')).toEqual([]);
  expect(booked).not.toHaveBeenCalled();
});
