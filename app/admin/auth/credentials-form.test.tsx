import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TooltipProvider } from '#app/ui/icon-button.tsx';
import { CredentialsForm } from './credentials-form.tsx';

test('the form can be sent again, whatever became of it', async () => {
  let fail = (_error: Error) => {};
  render(
    <TooltipProvider>
      <CredentialsForm
        entries={[{ name: 'email', label: 'Email', autoComplete: 'username' }]}
        submitLabel="Set up"
        busyLabel="Setting up..."
        onSubmit={() =>
          new Promise((_, reject) => {
            fail = reject;
          })
        }
      />
    </TooltipProvider>,
  );
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'owner@example.com' } });
  fireEvent.submit(screen.getByLabelText('Email'));
  const button = screen.getByRole<HTMLButtonElement>('button');
  expect([button.textContent, button.disabled]).toEqual(['Setting up...', true]);
  await act(async () => fail(new Error('Nobody has foreseen this.')));
  expect(screen.getByRole('alert').textContent).toBe('Nobody has foreseen this.');
  expect([button.textContent, button.disabled]).toEqual(['Set up', false]);
});
