import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import { createStore } from '#app/store/create-store.ts';
import { createMemoryAdapter } from '#app/store/memory-adapter.ts';
import { ContentProvider } from '#app/store/use-content.tsx';
import { choice, commas, email, lines, link, phone, text, toggle } from './fields/basic.tsx';
import { entries } from './fields/entries.tsx';
import { MISSING } from './fields/field.ts';
import { image } from './fields/image.tsx';
import { tiles } from './fields/tiles.tsx';
import { blankForm, errorsOf, type Fields, firstError, fromForm, toForm } from './form.ts';
import { FormFields } from './form-fields.tsx';
import { defineList } from './list-definition.ts';

afterEach(cleanup);

interface Talk {
  id: string;
  title: string;
  room: string;
  link: string;
  tags: string[];
  notes: string[];
  kind: 'short' | 'long';
  slides?: string;
}

interface TalkForm extends Omit<Talk, 'id' | 'tags' | 'notes' | 'slides'> {
  tags: string;
  notes: string;
  slides: string;
}

const TALK: Fields<Talk, TalkForm> = {
  title: text({ label: 'Title', required: true }),
  room: text({ label: 'Room', fallback: 'Main hall' }),
  link: link({ label: 'Link' }),
  tags: commas({ label: 'Tags' }),
  notes: lines({ label: 'Notes', rows: 3 }),
  kind: choice({ label: 'Kind', options: { short: 'Short', long: 'Long' } }),
  slides: {
    ...text({ label: 'Slides' }),
    toInput: (slides) => slides ?? '',
    toValue: (written) => written || undefined,
  },
};

test('a new form starts as its fields say', () => {
  expect(blankForm(TALK)).toEqual({
    title: '',
    room: 'Main hall',
    link: '',
    tags: '',
    notes: '',
    kind: 'short',
    slides: '',
  });
});

test('what is typed is read by its field: trimmed, completed, split, or what empty means', () => {
  const form = {
    title: ' On forms ',
    room: ' ',
    link: ' example.com/talk ',
    tags: ' a ,, b',
    notes: 'one\n\n two ',
    kind: 'long' as const,
    slides: '',
  };
  expect(fromForm(TALK, form, { id: '1' })).toEqual({
    id: '1',
    title: 'On forms',
    room: 'Main hall',
    link: 'https://example.com/talk',
    tags: ['a', 'b'],
    notes: ['one', 'two'],
    kind: 'long',
  });
});

test('an item that was only opened stays as it is, with what the form does not offer', () => {
  const talk: Talk = {
    id: '1',
    title: 'T',
    room: 'R',
    link: '/a',
    tags: ['a', 'b'],
    notes: ['n'],
    kind: 'long',
    slides: '/s.pdf',
  };
  const kept = { ...talk, imported: true };
  expect(fromForm(TALK, toForm(TALK, kept), kept)).toEqual(kept);
  // A part that is emptied goes away, also when the item had it.
  expect(fromForm(TALK, { ...toForm(TALK, talk), slides: '' }, talk)).not.toHaveProperty('slides');
});

test('mistakes are found in the order of the table', () => {
  const form = { ...blankForm(TALK), link: 'javascript:alert(1)' };
  expect(Object.keys(errorsOf(TALK, form))).toEqual(['title', 'link']);
  expect(errorsOf(TALK, form).title).toBe(MISSING);
  expect(firstError(TALK, { ...form, title: 'T' })).toMatch(/^Link: Use a link/);
  expect(firstError(TALK, { ...form, title: 'T', link: '' })).toBeUndefined();
});

test('what is typed into a list and not added is saved, and once', () => {
  const field = entries({ label: 'Technologies', noun: 'technology' });
  const saved = (typed: string) => field.toValue({ entries: ['Go'], typed }, undefined);
  expect(saved(' Redis ')).toEqual(['Go', 'Redis']);
  expect(saved('Go')).toEqual(['Go']);
  expect(saved('  ')).toEqual(['Go']);
});

test('a column pasted from a spreadsheet is an entry for each of its cells', () => {
  const field = entries({ label: 'Technologies', noun: 'technology' });
  const change = vi.fn();
  const value = { entries: ['Vue'], typed: 'Q' };
  render(<field.Control value={value} error={undefined} onChange={change} />);
  const paste = (text: string) =>
    fireEvent.paste(screen.getByRole('textbox'), { clipboardData: { getData: () => text } });
  // What is one line the browser puts where the caret is.
  expect(paste('C, C++\n')).toBe(true);
  expect(change).not.toHaveBeenCalled();
  expect(paste('Svelte\r\nvue\n\nC, C++\tGo\n')).toBe(false);
  expect(change).toHaveBeenCalledExactlyOnceWith({
    entries: ['Vue', 'Svelte', 'C, C++', 'Go'],
    typed: 'Q',
  });
  expect(screen.getByRole('status').textContent).toBe('3 of 4 were added.');
  paste('Vue\nVUE');
  expect(screen.getByRole('alert').textContent).toBe('All of these are in the list already.');
});

test.each([
  'mailto:me@x.com',
  ' <me@x.com> ',
  '<mailto:me@x.com>;',
  'me@x.com,',
  '\u202ame@x.com\u202c',
])('%j is an address with something around it, which is taken off', (written) => {
  const field = email({ label: 'Email' });
  expect(field.error(written)).toBeUndefined();
  expect(field.toValue(written, undefined)).toBe('me@x.com');
});

test.each(['me@x.com,you@x.com', 'me@x.com;you', '"me"@x.com', 'me: me@x.com', 'me<a@x.com>'])(
  '%j is no address that a mail could be sent to',
  (written) => {
    expect(email({ label: 'Email' }).error(written)).toMatch(/^Use an address/);
  },
);

test('a number loses what nobody sees, and a text keeps it', () => {
  expect(phone({ label: 'Phone' }).toValue('\u2066+92 300\u2069 ', undefined)).toBe('+92 300');
  const prose = 'می\u200cخواهم 👩\u200d💻\u200f!';
  expect(text({ label: 'Bio' }).toValue(prose, undefined)).toBe(prose);
});

test('an image address is completed when it is saved, from within its field as well', () => {
  const field = image({ label: 'Logo', longestEdge: 400 });
  expect(field.error('x.example/logo.png')).toBeUndefined();
  expect(field.toValue(' x.example/logo.png', undefined)).toBe('https://x.example/logo.png');
});

test('a required image and a required choice of tiles are missing while they are empty', () => {
  const logo = image({ label: 'Logo', required: true, longestEdge: 400 });
  expect(logo.error(' ')).toBe(MISSING);
  expect(logo.error('javascript:x')).toMatch(/^Use an image address/);
  expect(logo.error('/logo.svg')).toBeUndefined();
  const options = [{ value: 'red', label: 'Red', tile: null } as const];
  expect(tiles({ label: 'Colour', options }).blank()).toBe('red');
  const colour = tiles({ label: 'Colour', options, required: true });
  expect([colour.blank(), colour.error('')]).toEqual(['', MISSING]);
  // Until something is chosen, the preview shows the first.
  expect(colour.toValue('', undefined)).toBe('red');
});

test('a form is drawn in the order of its table, with hints, marks and mistakes', () => {
  const fields = {
    title: text({ label: 'Title', required: true, hint: (written) => `${written.length} letters` }),
    notes: lines({ label: 'Notes', rows: 3 }),
    kind: choice({ label: 'Kind', options: { short: 'Short', long: 'Long' } }),
    isPublic: toggle({ label: 'Public' }),
  };
  const change = vi.fn();
  const value = { title: 'Hello', notes: '', kind: 'long' as const, isPublic: true };
  render(
    <MemoryRouter>
      <ContentProvider store={createStore(createMemoryAdapter(), builtInContent)}>
        <FormFields fields={fields} value={value} errors={{ title: MISSING }} onChange={change} />
      </ContentProvider>
    </MemoryRouter>,
  );
  const controls = [...document.querySelectorAll('input, textarea, select')];
  expect(controls.map(({ tagName }) => tagName)).toEqual(['INPUT', 'TEXTAREA', 'SELECT', 'INPUT']);
  const title = screen.getByRole('textbox', { name: 'Title' });
  expect(title.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('5 letters')).toBeTruthy();
  screen.getByRole('switch', { name: 'Public' }).click();
  expect(change).toHaveBeenLastCalledWith({ isPublic: false });
});

test('a field that is forgotten, unknown or of another kind does not compile', () => {
  const items = { noun: 'talk', keyOf: ({ id }: Talk) => id, titleOf: ({ title }: Talk) => title };
  const { slides, ...most } = TALK;
  const fresh = () => ({ id: '1' });
  const rest = { belongs: 'each talk that you gave', Summary: () => null };
  const talks = [
    defineList(items, { fields: TALK, fresh, ...rest }),
    // @ts-expect-error an optional part is not forgotten either
    defineList(items, { fields: most, fresh, ...rest }),
    // It is left out by name.
    defineList(items, { fields: most, fresh: () => ({ id: '1', slides: undefined }), ...rest }),
    // @ts-expect-error a talk has no price
    defineList(items, { fields: { ...TALK, price: text({ label: 'Price' }) }, fresh, ...rest }),
    // @ts-expect-error its tags are a list
    defineList(items, { fields: { ...TALK, tags: text({ label: 'Tags' }) }, fresh, ...rest }),
  ];
  expect(talks.map(({ addLabel }) => addLabel)).toEqual(talks.map(() => 'Add Talk'));
});
