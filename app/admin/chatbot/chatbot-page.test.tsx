// How the owner teaches the assistant: what it says, and from a question without an answer to a response and a test.
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import { createI18n } from '#app/i18n/i18n.ts';
import { Speaking } from '#app/i18n/use-translation.ts';
import { createDesk, createStore } from '#app/store/create-store.ts';
import { createLocalQuestions } from '#app/store/local-questions.ts';
import { createMemoryAdapter } from '#app/store/memory-adapter.ts';
import { noteQuestion } from '#app/store/note-question.ts';
import { ContentProvider } from '#app/store/use-content.tsx';
import { TooltipProvider } from '#app/ui/icon-button.tsx';
import { toast } from '#app/ui/toast.ts';
import { LeaveGuard } from '../editor/leave-guard.tsx';
import ChatbotPage from './chatbot-page.tsx';

vi.mock('#app/ui/toast.ts', () => ({ toast: vi.fn() }));

beforeEach(() => {
  // Where no time passes, the lists are made ready in one go.
  vi.useFakeTimers({ toFake: ['performance'] });
});

afterEach(() => {
  vi.useRealTimers();
  cleanup();
  vi.mocked(toast).mockClear();
});

async function start(...asked: string[]) {
  const store = createStore(createMemoryAdapter(), builtInContent);
  for (const text of asked) {
    await noteQuestion(store, { text, language: 'ur-latn', why: 'notUnderstood' });
  }
  const element = (
    <LeaveGuard>
      <ChatbotPage />
    </LeaveGuard>
  );
  const router = createMemoryRouter([{ path: '/', element }]);
  render(
    <ContentProvider store={store} desk={createDesk(store)} questions={createLocalQuestions(store)}>
      <Speaking value={createI18n()}>
        <TooltipProvider>
          <RouterProvider router={router} />
        </TooltipProvider>
      </Speaking>
    </ContentProvider>,
  );
  await thought();
  return { store };
}

/** Until the words of every language that was asked in are there. */
async function thought() {
  for (let round = 0; round < 3; round += 1) await act(async () => vi.dynamicImportSettled());
}

async function press(name: string | RegExp) {
  await act(async () => screen.getByRole('button', { name }).click());
  await thought();
}

const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function tryOut(question: string) {
  type('Try a message', question);
  await press('Ask');
}

const open = () => within(screen.getByRole('list', { name: 'Questions without an answer' }));
const answer = () => screen.getByRole('log', { name: 'Answer' }).textContent;
const said = () => vi.mocked(toast).mock.lastCall?.[0];

test('§2 the preview shows the welcome message and the first three quick queries', async () => {
  await start();
  const preview = within(screen.getByRole('region', { name: 'Preview' }));
  const welcome = "Hi! I'm Hamza Qureshi's AI assistant. How can I help you today?";
  expect(preview.getByText(welcome)).toBeDefined();
  await press('Add Quick Query');
  const form = within(screen.getByRole('form', { name: 'New quick query' }));
  fireEvent.change(form.getByLabelText(/^Text/), { target: { value: 'Where are you?' } });
  fireEvent.change(form.getByLabelText(/^Response/), { target: { value: 'In {name}’s office.' } });
  await press('Save Query');
  expect(screen.getByText('Where are you?')).toBeDefined();
  const queries = within(preview.getByRole('list', { name: 'First quick queries' }));
  expect(queries.getAllByRole('listitem')).toHaveLength(3);
  type('Welcome message', 'Salam, I answer for {name}.');
  expect(preview.getByText('Salam, I answer for Hamza Qureshi.')).toBeDefined();
});

test('§5 §8 responses and queries need both texts; deletes are announced; Save Changes keeps it all', async () => {
  const { store } = await start();
  await press('Add Response');
  const form = within(screen.getByRole('form', { name: 'New response' }));
  fireEvent.change(form.getByLabelText(/^Trigger/), { target: { value: 'parking' } });
  await press('Save Response');
  expect(said()).toMatchObject({ title: 'Error', text: 'Please fill in all required fields.' });
  fireEvent.change(form.getByLabelText(/^Response/), { target: { value: 'There is a garage.' } });
  expect(form.getByLabelText<HTMLInputElement>(/^Category/).value).toBe('General');
  // Nothing would be recognised by it.
  fireEvent.change(form.getByLabelText(/^Trigger/), { target: { value: 'parking, ???' } });
  await press('Save Response');
  expect(said()).toMatchObject({ tone: 'error' });
  expect(form.getByText(/^Signs alone are not recognised/)).toBeDefined();
  fireEvent.change(form.getByLabelText(/^Trigger/), { target: { value: 'parking' } });
  await press('Save Response');
  await press('Add Quick Query');
  fireEvent.change(screen.getByLabelText(/^Text/), { target: { value: 'Half a query' } });
  await press('Save Query');
  expect(said()).toMatchObject({ title: 'Error', text: 'Please fill in all required fields.' });
  await press('Cancel');
  await press('Delete pricing');
  expect(said()?.title).toBe('Response Deleted');
  await press('Delete How do we get started?');
  expect(said()?.title).toBe('Query Deleted');
  await press('Save Changes');
  expect(said()).toEqual({
    title: 'Chatbot Updated',
    text: 'Your chatbot configuration has been saved successfully.',
  });
  const chatbot = store.get('chatbot');
  expect(Object.keys(chatbot).sort()).toEqual(['quickQueries', 'responses', 'welcomeMessage']);
  expect(chatbot.responses.map(({ trigger }) => trigger)).toEqual([
    'services',
    'contact',
    'parking',
  ]);
  expect(chatbot.quickQueries).toHaveLength(2);
});

test('the try-it box answers with the draft, before saving', async () => {
  const { store } = await start();
  await press('Edit contact');
  const form = within(screen.getByRole('form'));
  fireEvent.change(form.getByLabelText(/^Response/), { target: { value: 'Knock twice.' } });
  await press('Save Response');
  await tryOut('Contact?');
  expect(answer()).toContain('Knock twice.');
  expect(answer()).toContain('Your own answer');
  expect(store.isSaved('chatbot')).toBe(false);
});

test('similar questions stand together, with how often, in which language and why', async () => {
  await start('Flibber?', 'flibber', 'koi Flibber hai', 'zorgle blemish');
  const items = open().getAllByRole('listitem');
  expect(items).toHaveLength(2);
  expect(items[0]?.textContent).toContain('Not understood · Roman Urdu · asked 3 times · Just now');
  expect(items[0]?.textContent).toContain('koi Flibber hai');
  expect(items[1]?.textContent).toContain('asked once');
});

test('one press begins a response that hears the question, and says when it is answered', async () => {
  const { store } = await start('Do you sell flibber?');
  await press(/^Write an answer/);
  const form = within(screen.getByRole('form', { name: 'New response' }));
  expect((form.getByLabelText(/^Trigger/) as HTMLInputElement).value).toBe('sell flibber');
  fireEvent.change(form.getByLabelText(/^Trigger/), { target: { value: 'flibber' } });
  fireEvent.change(form.getByLabelText(/^Response/), { target: { value: 'In spring.' } });
  await press('Save Response');
  expect(open().getByText('flibber')).toBeDefined();
  await press('Save Changes');
  expect(store.get('chatbot').responses.at(-1)).toMatchObject({ trigger: 'flibber' });
  expect(store.get('chatbot')).not.toHaveProperty('tests');
});

test('what is dismissed is gone, and comes back with Undo', async () => {
  const { store } = await start('Flibber?', 'zorgle blemish');
  await press('Dismiss Flibber?');
  expect(store.get('chatQuestions').map(({ text }) => text)).toEqual(['zorgle blemish']);
  expect(document.activeElement?.textContent).toBe('Questions without an answer');
  await act(async () => said()?.action?.onSelect());
  expect(open().getAllByRole('listitem')).toHaveLength(2);
});

test.each([
  ['Flibbertigibbet', 'Not understood: no trigger and no built-in topic fits.'],
  ['What do you charge?', 'Built-in topic: Pricing, recognised by “you charge”.'],
  ['contact', 'Your own answer: the response with the trigger “contact”.'],
  ['How do we get started?', 'Your own answer: a quick query, asked word for word.'],
])('the preview says why: %s', async (question, why) => {
  await start();
  await tryOut(question);
  expect(answer()).toContain(why);
});

test('a tested question that gets another answer is shown before it is saved', async () => {
  const { store } = await start();
  await tryOut('What do you charge?');
  await press('Add to the test set');
  expect(screen.getByText('1 of 1 answered as expected.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'In the test set' })).toBeDefined();
  await press('Save Changes');
  expect(store.get('chatbot').tests).toMatchObject([
    { question: 'What do you charge?', expected: 'topic pricing' },
  ]);
  await press('Add Response');
  const form = within(screen.getByRole('form', { name: 'New response' }));
  fireEvent.change(form.getByLabelText(/^Trigger/), { target: { value: 'what do you charge' } });
  fireEvent.change(form.getByLabelText(/^Response/), { target: { value: 'Nothing.' } });
  await press('Save Response');
  expect(screen.getByText(/One got worse/).textContent).toContain('What do you charge?');
  expect(
    screen.getByText('Got worse · Response: what do you charge, not Built in: Pricing'),
  ).toBeDefined();
});
