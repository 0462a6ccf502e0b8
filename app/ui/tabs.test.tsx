import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Tabs } from './tabs.tsx';

afterEach(cleanup);

const tabs = ['General', 'Looks', 'Search'].map((name) => ({
  id: name,
  label: name,
  panel: <p>All about {name}</p>,
}));
const selected = () => screen.getByRole('tab', { selected: true }).textContent;

async function press(key: string) {
  await act(async () => fireEvent.keyDown(document.activeElement ?? document.body, { key }));
}

function Opened() {
  const [open, setOpen] = useState('General');
  return <Tabs label="Settings" tabs={tabs} open={open} onOpen={setOpen} />;
}

test('the first tab is open, and a click opens another', async () => {
  render(<Opened />);
  expect(screen.getByRole('tablist', { name: 'Settings' })).toBeDefined();
  expect(selected()).toBe('General');
  expect(screen.getByRole('tabpanel').textContent).toBe('All about General');
  await act(async () => fireEvent.click(screen.getByRole('tab', { name: 'Search' })));
  expect(selected()).toBe('Search');
  expect(screen.getByRole('tabpanel').textContent).toBe('All about Search');
});

test('the arrow keys walk from tab to tab, round the end, and Enter opens one', async () => {
  render(<Opened />);
  await act(async () => screen.getByRole('tab', { name: 'General' }).focus());
  await press('ArrowRight');
  expect(document.activeElement?.textContent).toBe('Looks');
  await press('End');
  expect(document.activeElement?.textContent).toBe('Search');
  await press('ArrowRight');
  expect(document.activeElement?.textContent).toBe('General');
});
