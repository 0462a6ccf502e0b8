import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import { adminFile } from '#app/publish/admin-file.ts';
import { loadContent } from './load-content.ts';
import { startAdmin } from './start.tsx';

function answer(text: string, status = 200) {
  vi.stubGlobal('fetch', async () => new Response(text, { status }));
}

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

test('the editors of a site that was never published open on the built-in content, with three messages', async () => {
  answer(adminFile(builtInContent, false));
  expect(await loadContent('/assets/site-1.json')).toEqual(builtInContent);
  expect(builtInContent.messages).toHaveLength(3);
});

test('the inbox of a published site begins empty', async () => {
  answer(adminFile(builtInContent, true));
  const { messages, about } = await loadContent('/assets/site-1.json');
  expect([messages, about]).toEqual([[], builtInContent.about]);
});

test.each([
  ['an answer that is not there', 'Not found', 404, 'The server answered with 404.'],
  ['the page of a portal', '<!doctype html><p>Sign in', 200, 'Something else came in its place.'],
  ['half of it', '{"isPublished":false,"content":{}}', 200, 'Something else came in its place.'],
])('%s is not taken for the content', async (_, text, status, reason) => {
  answer(text, status);
  await expect(loadContent('/assets/site-1.json')).rejects.toThrow(reason);
});

test('when the content does not arrive the admin says so, and offers to try again', async () => {
  answer('', 503);
  document.documentElement.dataset.contentFile = '/assets/site-1.json';
  const container = document.body.appendChild(document.createElement('div'));
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  await act(() => startAdmin(container));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'The content of the site did not arrive',
  );
  expect(screen.getByText(/answered with 503/)).toBeTruthy();
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  screen.getByRole('button', { name: 'Try again' }).click();
  expect(reload).toHaveBeenCalledOnce();
});
