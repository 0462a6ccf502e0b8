import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import { MAX_REMOVED_AT_ONCE } from '#app/content/library-picture.ts';
import { failure, success } from '#app/store/adapter.ts';
import { createStore } from '#app/store/create-store.ts';
import { createMemoryAdapter } from '#app/store/memory-adapter.ts';
import type { Media } from '#app/store/ports.ts';
import { ContentProvider } from '#app/store/use-content.tsx';
import { toast } from '#app/ui/toast.ts';
import { LeaveGuard } from '../editor/leave-guard.tsx';
import { createMemoryMedia, holdUploads, pictureOf } from './media-in-test.ts';
import MediaPage from './media-page.tsx';

vi.mock('#app/ui/toast.ts', () => ({ toast: vi.fn() }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.mocked(toast).mockClear();
});

const used = pictureOf('a', { alt: 'In use' });
const unused = pictureOf('b', { alt: 'Left over' });
const nameless = pictureOf('c');
const file = (text: string, type = 'image/png') => new File([text], 'new.png', { type });

async function open(media: Media | undefined) {
  const store = createStore(createMemoryAdapter(), builtInContent);
  await store.save('about', { ...builtInContent.about, photo: used.address });
  const page = (
    <LeaveGuard>
      <MediaPage />
    </LeaveGuard>
  );
  const router = createMemoryRouter(
    [
      { path: '/admin/media', element: page },
      { path: '*', element: 'Another screen' },
    ],
    { initialEntries: ['/admin/media'] },
  );
  await act(async () =>
    render(
      <ContentProvider store={store} media={media}>
        <RouterProvider router={router} />
      </ContentProvider>,
    ),
  );
}

const press = (name: string | RegExp, at = 0) =>
  act(async () => {
    const button = screen.getAllByRole('button', { name })[at];
    if (button) fireEvent.click(button);
  });
const shown = () => screen.queryAllByRole('button', { name: /^Open / }).map(titleOf);
const titleOf = (button: HTMLElement) => button.getAttribute('aria-label')?.replace('Open ', '');
const choose = (...files: File[]) =>
  act(async () => {
    fireEvent.change(screen.getByLabelText('Picture files'), { target: { files } });
  });

test('without a library there is nothing to see', async () => {
  await open(undefined);
  expect(screen.queryByRole('heading')).toBeNull();
});

test('pictures that nothing shows, or that nobody has described, can be found', async () => {
  await open(createMemoryMedia(used, unused, nameless));
  expect(shown()).toEqual(['In use', 'Left over', 'c.jpg']);
  await press('Unused');
  expect(shown()).toEqual(['Left over', 'c.jpg']);
  expect(screen.getByRole('status').textContent).toBe('2 pictures, 4 kB');
  await press('Without description');
  expect(shown()).toEqual(['c.jpg']);
});

test('all unused ones can be removed at once, after a question', async () => {
  await open(createMemoryMedia(used, unused, nameless));
  await press('Unused');
  await press('Remove all unused');
  expect(screen.getByText('Remove 2 pictures?').closest('dialog')?.open).toBe(true);
  await press('Remove');
  expect(screen.getByText('Every picture is used')).toBeDefined();
  await press('All');
  expect(shown()).toEqual(['In use']);
});

test('more than a server takes at once are removed in portions', async () => {
  const count = 2 * MAX_REMOVED_AT_ONCE + 1;
  const many = Array.from({ length: count }, (_, at) => pictureOf('b', { id: `b${at}` }));
  const media = createMemoryMedia(used, ...many);
  const remove = vi.spyOn(media, 'remove');
  await open(media);
  await press('Unused');
  await press('Remove all unused');
  await press('Remove');
  expect(remove.mock.calls.map(([ids]) => ids.length)).toEqual([
    MAX_REMOVED_AT_ONCE,
    MAX_REMOVED_AT_ONCE,
    1,
  ]);
  expect(toast).toHaveBeenCalledExactlyOnceWith({ title: `${count} pictures removed` });
  expect(media.pictures.get()).toEqual([used]);
});

test('where one portion fails the owner is told, and the rest is not tried', async () => {
  const count = MAX_REMOVED_AT_ONCE + 1;
  const many = Array.from({ length: count }, (_, at) => pictureOf('b', { id: `b${at}` }));
  const media = createMemoryMedia(used, ...many);
  const remove = vi.spyOn(media, 'remove');
  const lost = failure('unreachable', 'No connection.');
  const text = 'No connection. Try again when the connection is back.';
  remove.mockResolvedValueOnce(lost).mockResolvedValueOnce(success).mockResolvedValueOnce(lost);
  await open(media);
  for (const [title, asked] of [
    ['Not removed', 1],
    ['Not all removed', 3],
  ] as const) {
    await press('Unused');
    await press('Remove all unused');
    await press('Remove');
    expect(remove).toHaveBeenCalledTimes(asked);
    expect(toast).toHaveBeenLastCalledWith({ title, text, tone: 'error' });
  }
});

test('one that is used says where, and asks before it goes', async () => {
  const media = createMemoryMedia(used);
  const remove = vi.spyOn(media, 'remove');
  await open(media);
  await press('Open In use');
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByRole('link').textContent).toBe('About profile');
  await press('Remove');
  expect(screen.getByText(/It is still used: About profile\./)).toBeDefined();
  await press('Remove', 1);
  expect(screen.getByText('No pictures yet')).toBeDefined();
  // The server removes nothing that it knows to be shown and the owner did not.
  expect(remove).toHaveBeenCalledExactlyOnceWith([used.id], [used.id]);
});

test('its description can be changed', async () => {
  await open(createMemoryMedia(nameless));
  await press('Open c.jpg');
  const field = screen.getByLabelText('Description (alt text)');
  await act(async () => fireEvent.change(field, { target: { value: ' A cat ' } }));
  await press('Save description');
  expect(shown()).toEqual(['A cat']);
});

const describe = (alt: string) =>
  act(async () => {
    const field = screen.getByLabelText('Description (alt text)');
    fireEvent.change(field, { target: { value: alt } });
  });
const isOpen = (text: string) => screen.getByText(text).closest('dialog')?.open;

test.each(['cancel', 'close'])(
  'a description that was typed is not lost when the dialog is left (%s)',
  async (way) => {
    await open(createMemoryMedia(used));
    await press('Open In use');
    await describe('A cat');
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    const leave = () =>
      act(async () => {
        // Asked to for the second time, a browser does so itself.
        if (way === 'close') dialog.close();
        else fireEvent(dialog, new Event('cancel', { cancelable: true }));
      });
    await leave();
    expect(isOpen('Close without saving?')).toBe(true);
    await press('Keep editing');
    expect(dialog.open).toBe(true);
    expect(screen.getByLabelText('Description (alt text)')).toHaveProperty('value', 'A cat');
    await leave();
    await press('Discard changes');
    expect(screen.queryByRole('dialog')).toBeNull();
    await press('Open In use');
    expect(screen.getByLabelText('Description (alt text)')).toHaveProperty('value', 'In use');
    await press('Close the picture');
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

test('a way to where the picture is used asks as well', async () => {
  await open(createMemoryMedia(used));
  await press('Open In use');
  await describe('A cat');
  await act(async () => screen.getByRole('link').click());
  expect(isOpen('Leave without saving?')).toBe(true);
  await press('Discard changes');
  expect(screen.getByText('Another screen')).toBeDefined();
});

test('files are asked about one after the other, and sent with what is said', async () => {
  await open(createMemoryMedia());
  await choose(file('first'), file('second'));
  expect(screen.getByText(/1 more after this one/)).toBeDefined();
  await press('Skip this one');
  const field = screen.getByLabelText('Description (alt text)');
  await act(async () => fireEvent.change(field, { target: { value: 'New' } }));
  await act(async () => {
    if (field instanceof HTMLInputElement) field.form?.requestSubmit();
  });
  expect(shown()).toEqual(['New']);
});

test.each([
  ['no description', '', '', 'It still has no description.'],
  ['the new description', '', 'A cat', 'It has this description now.'],
  ['its own description', 'A dog', 'A cat', 'It keeps its description, “A dog”.'],
  ['its description', 'A dog', '', 'It keeps its description, “A dog”.'],
])('a picture that was there before is said to have %s', async (_, had, said, text) => {
  const media = createMemoryMedia();
  media.upload = async (_file, alt) => {
    const picture = pictureOf('a', { alt: had || alt });
    return { ok: true, picture, wasKnown: true, wasAnimated: false };
  };
  await open(media);
  await choose(file('first'));
  const field = screen.getByLabelText('Description (alt text)');
  await act(async () => fireEvent.change(field, { target: { value: said } }));
  await press('Upload', 1);
  expect(toast).toHaveBeenCalledExactlyOnceWith({ title: 'Already in the library', text });
});

test('who closes the dialog during an upload has gone on, whatever becomes of it', async () => {
  const media = createMemoryMedia();
  const letGo = holdUploads(media);
  await open(media);
  await choose(file('first'), file('second'));
  await press('Upload', 1);
  await press('Close the upload');
  await act(async () => letGo());
  expect(shown()).toEqual(['new.png']);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what is chosen after a closed upload keeps its place and its description', async () => {
  const media = createMemoryMedia();
  const letGo = holdUploads(media);
  await open(media);
  await choose(file('first'));
  await press('Upload', 1);
  await press('Close the upload');
  await choose(file('second'));
  const field = screen.getByLabelText<HTMLInputElement>('Description (alt text)');
  await act(async () => fireEvent.change(field, { target: { value: 'Typed' } }));
  await act(async () => letGo());
  expect(screen.getByLabelText<HTMLInputElement>('Description (alt text)').value).toBe('Typed');
});

test('a file can be chosen on a plain http address, where browsers make no random UUID', async () => {
  const { crypto } = globalThis;
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  await open(createMemoryMedia());
  await choose(file('first'));
  expect(screen.getByLabelText('Description (alt text)')).toBeDefined();
});

test('a file that cannot be taken stays, with the reason beside it', async () => {
  const media = createMemoryMedia();
  const send = vi.spyOn(media, 'upload');
  await open(media);
  await choose(file('<svg/>', 'image/svg+xml'));
  expect(screen.getByRole('alert').textContent).toMatch(/^This file is not a JPG/);
  expect(send).not.toHaveBeenCalled();
  await press('Close the upload');
  await choose(file(''));
  await press('Upload', 1);
  expect(screen.getByRole('alert').textContent).toBe('This file is empty.');
  expect(shown()).toEqual([]);
});

test('an upload that fails for another reason says what to do about it', async () => {
  const media = createMemoryMedia();
  const help = 'Sign in again in another tab, then try again here.';
  const refusal = { kind: 'not-allowed', message: 'Sign in first.', help } as const;
  media.upload = async () => ({ ok: false, failure: refusal });
  await open(media);
  await choose(file('first'));
  await press('Upload', 1);
  expect(screen.getByRole('alert').textContent).toBe(`Sign in first. ${help}`);
});

async function give(kind: 'paste' | 'drop', files: File[], types = ['Files']) {
  const event = new Event(kind, { bubbles: true, cancelable: true });
  const part = kind === 'paste' ? 'clipboardData' : 'dataTransfer';
  const given = Object.assign(event, { [part]: { files, types } });
  await act(async () => document.body.dispatchEvent(given));
  return event;
}

test('a picture can be pasted or dropped anywhere, and a text beside it is only a text', async () => {
  await open(createMemoryMedia());
  await give('paste', [file('x')], ['text/plain', 'Files']);
  expect(screen.queryByRole('dialog')).toBeNull();
  await give('paste', [file('x')]);
  expect(screen.getByRole('dialog')).toBeDefined();
  await press('Close the upload');
  await give('drop', [file('x')]);
  expect(screen.getByRole('dialog')).toBeDefined();
});

test('files that are no pictures are named, and the browser does not open them', async () => {
  await open(createMemoryMedia());
  const names = ['a.txt', 'b.pdf', 'c.zip', 'd.doc', 'e.xls'];
  const drop = await give(
    'drop',
    names.map((name) => new File(['x'], name)),
  );
  expect(drop.defaultPrevented).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
  const text = 'No picture: a.txt, b.pdf, c.zip and 2 more.';
  expect(toast).toHaveBeenCalledExactlyOnceWith({ title: 'Not taken', text, tone: 'error' });
});

test('what is dropped during an upload waits behind it', async () => {
  await open(createMemoryMedia());
  await choose(file('first'));
  await give('drop', [file('second'), new File(['x'], 'a.txt')]);
  expect(screen.getByText(/1 more after this one/)).toBeDefined();
  expect(toast).toHaveBeenCalledOnce();
});

test('what is dropped while another dialog is open is not taken, and not opened', async () => {
  await open(createMemoryMedia(used));
  await press('Open In use');
  const drop = await give('drop', [file('x')]);
  expect(drop.defaultPrevented).toBe(true);
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(toast).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ title: 'Not taken' }));
  await press('Close the picture');
  await give('drop', [file('x')]);
  expect(screen.getByText('Upload a picture').closest('dialog')?.open).toBe(true);
});
