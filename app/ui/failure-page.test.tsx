import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { FailurePage } from './failure-page.tsx';

afterEach(cleanup);

test.each([
  ['a message', new Error('Failed to fetch'), 'Failed to fetch'],
  ['a status', { status: 404, statusText: 'Not Found' }, '404 Not Found'],
  ['a bare status', { status: 500 }, '500'],
  ['anything else', 'no more', 'no more'],
  ['nothing', null, 'null'],
])('the failure page says what went wrong: %s', (_what, error, reason) => {
  render(<FailurePage error={error} />);
  expect(screen.getByRole('heading').textContent).toBe('Unexpected Application Error');
  expect(screen.getByText(reason)).toBeDefined();
});

test('and offers to load the page anew', () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  render(<FailurePage error={new Error('Failed')} />);
  fireEvent.click(screen.getByRole('button', { name: 'Reload the page' }));
  expect(reload).toHaveBeenCalledOnce();
});
