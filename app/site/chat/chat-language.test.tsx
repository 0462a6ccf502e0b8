import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { ChatPack } from '#app/content/chat/types.ts';
import type * as Packs from '#app/i18n/chat-pack.ts';
import { arrived, renderInTest, textsOf } from '../render-in-test.tsx';
import { ChatLauncher } from './chat-launcher.tsx';

let arrive = (_: ChatPack) => {};
const german = new Promise<ChatPack>((resolve) => {
  arrive = resolve;
});

vi.mock('#app/i18n/chat-pack.ts', async (original) => {
  const packs = await original<typeof Packs>();
  return {
    ...packs,
    chatPack: (language: string) => (language === 'de' ? german : packs.chatPack(language)),
  };
});

test('an open chat stays while the language changes, and speaks it once its words are there', async () => {
  document.elementsFromPoint = () => [];
  const { store } = await renderInTest(<ChatLauncher />, {
    // What the assistant says by itself.
    saved: { chatbot: { welcomeMessage: '', responses: [], quickQueries: [] } },
  });
  fireEvent.click(screen.getByLabelText('Open the assistant'));
  await arrived();
  const panel = document.querySelector('section') as HTMLElement;
  const input = panel.querySelector('input') as HTMLInputElement;
  const welcome = () => textsOf('ol li > span[dir]', panel)[0];
  expect(welcome()).toContain('How can I help you today?');
  fireEvent.change(input, { target: { value: 'Was kostet' } });
  await act(() => store.save('language', 'de'));
  await screen.findByLabelText('Assistenten schließen');
  await arrived();
  expect(panel.style.display).toBe('');
  expect(panel.querySelector('h2')?.textContent).toBe('Assistent');
  expect(input.value).toBe('Was kostet');
  expect(welcome()).toContain('How can I help you today?');
  const packs = await vi.importActual<typeof Packs>('#app/i18n/chat-pack.ts');
  await act(async () => arrive(await packs.chatPack('de')));
  await waitFor(() => expect(welcome()).toContain('Wie kann ich'));
  expect(panel.isConnected).toBe(true);
  expect(input.value).toBe('Was kostet');
});
