import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import { createStore } from '#app/store/create-store.ts';
import { createLocalInbox } from '#app/store/local-inbox.ts';
import { createMemoryAdapter } from '#app/store/memory-adapter.ts';
import { ContentProvider } from '#app/store/use-content.tsx';
import { downloadFile } from '#app/ui/download.ts';
import { toast } from '#app/ui/toast.ts';
import { PersonPanel } from './person-panel.tsx';

vi.mock('#app/ui/toast.ts', () => ({ toast: vi.fn() }));
vi.mock('#app/ui/download.ts', () => ({ downloadFile: vi.fn() }));

const [sara] = builtInContent.messages;

beforeEach(() => {
  vi.mocked(toast).mockClear();
  vi.mocked(downloadFile).mockClear();
});

afterEach(cleanup);

function open(copiesKeptDays?: number, adapter = createMemoryAdapter()) {
  const store = createStore(adapter, builtInContent);
  const inbox = createLocalInbox(store);
  const person = copiesKeptDays ? { ...inbox.person, copiesKeptDays } : inbox.person;
  render(
    <ContentProvider store={store} inbox={{ ...inbox, person }}>
      <PersonPanel />
    </ContentProvider>,
  );
  return store;
}

function find(email: string) {
  fireEvent.change(screen.getByLabelText('E-mail address'), { target: { value: email } });
  fireEvent.click(screen.getByRole('button', { name: 'Find' }));
}

test('what is held about an address is a file, and erased after a question that says how much', async () => {
  const store = open(14);
  find(` ${sara?.email.toUpperCase()} `);
  expect(await screen.findByText(`${sara?.email}: 1 message.`)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Export as a file' }));
  const [name = '', text = ''] = vi.mocked(downloadFile).mock.lastCall ?? [];
  expect(name).toMatch(/^[\w.-]+\.json$/);
  expect(JSON.parse(String(text))).toMatchObject({
    email: sara?.email,
    messages: [sara],
    bookings: [],
  });
  fireEvent.click(screen.getByRole('button', { name: 'Erase' }));
  const question = screen.getByRole('dialog');
  expect(question.textContent).toContain('1 message: all of it will be deleted for good. This');
  expect(question.textContent).toContain('up to 14 days more');
  fireEvent.click(screen.getByRole('button', { name: 'Erase for good' }));
  await vi.waitFor(() => expect(toast).toHaveBeenCalled());
  expect(store.get('messages').map(({ id }) => id)).not.toContain(sara?.id);
  expect(store.get('messages')).toHaveLength(builtInContent.messages.length - 1);
});

test('about somebody unknown nothing is held, and there is nothing to erase', async () => {
  open();
  find('nobody@example.com');
  expect(await screen.findByText('Nothing is held about nobody@example.com.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Erase' })).toBeNull();
  find(' ');
  expect(await screen.findByText('Please fill in this field.')).toBeTruthy();
});

test('a copy that cannot be read and names the person is counted, and has to go first', async () => {
  const adapter = createMemoryAdapter();
  adapter.setAside('messages', `{"value":[{"email":"${sara?.email}"`);
  const store = open(undefined, adapter);
  find(sara?.email ?? '');
  const words = `${sara?.email}: 1 message, 1 copy that cannot be read.`;
  expect(await screen.findByText(words)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Erase' }));
  fireEvent.click(screen.getByRole('button', { name: 'Erase for good' }));
  await vi.waitFor(() => expect(toast).toHaveBeenCalled());
  expect(vi.mocked(toast).mock.lastCall?.[0]).toMatchObject({
    title: 'Not erased',
    text: expect.stringMatching(/cannot be read.*delete it under “Kept for you” first/),
  });
  expect(store.get('messages')).toEqual(builtInContent.messages);
});
