import { expect, test, vi } from 'vitest';
import { createAskedViews } from './asked-view.ts';

const answer = (body: unknown) => async () => Response.json(body);

test('a view that somebody kept is asked for again, also after nobody listened for a while', async () => {
  const fetch = vi.fn(answer(1));
  const views = createAskedViews(fetch);
  const kept = views.view<number | undefined>('/api/count', undefined);
  const stop = kept.subscribe(() => {});
  await vi.waitFor(() => expect(kept.get()).toBe(1));
  stop();
  views.refresh();
  kept.subscribe(() => {});
  fetch.mockImplementation(answer(2));
  views.refresh();
  await vi.waitFor(() => expect(kept.get()).toBe(2));
});
