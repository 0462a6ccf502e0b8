import { act, render, screen } from '@testing-library/react';
import { Suspense, startTransition } from 'react';
import { expect, test } from 'vitest';
import { lateCode } from '#app/lib/late-code.ts';
import { late } from './late.tsx';

const code = { default: () => <p>Here</p> };

// React would say that it was waited for in one drawing, and not in the next.
test('code that arrives in the middle of a transition is drawn without a word', async () => {
  let arrive = () => {};
  const asked = lateCode(
    () => new Promise<typeof code>((resolve) => (arrive = () => resolve(code))),
  );
  const Part = late(asked);
  const { rerender } = render(<Suspense>Before</Suspense>);
  await act(async () => {
    startTransition(() =>
      rerender(
        <Suspense>
          <Part />
        </Suspense>,
      ),
    );
  });
  expect(screen.getByText('Before')).toBeDefined();
  await act(async () => arrive());
  expect(screen.getByText('Here')).toBeDefined();
});

test('what is drawn anew shows no gap', async () => {
  const asked = lateCode(async () => code);
  await asked.arrival();
  const Part = late(asked);
  render(
    <Suspense fallback={<p>Gap</p>}>
      <Part />
    </Suspense>,
  );
  expect(screen.queryByText('Gap')).toBeNull();
  expect(screen.getByText('Here')).toBeDefined();
});
