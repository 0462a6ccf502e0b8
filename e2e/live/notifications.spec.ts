// In a browser without a server: app/admin/messages/message-notifier.test.tsx.
import { openScreen } from '../admin/support.ts';
import { save, store } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';

const message = {
  id: 'old',
  kind: 'contact',
  name: 'Amina Yusuf',
  email: 'amina@example.com',
  subject: 'A new shop',
  message: 'Hello',
  services: [],
  status: 'new',
  timestamp: '2026-01-02T03:04:05.000Z',
};

/** Stands in for the system's notifications and remembers what was announced. */
function recordNotifications() {
  const announced: string[] = [];
  class Recorder {
    static permission = 'granted';
    static requestPermission = async () => 'granted';
    constructor(title: string, options: { body: string }) {
      announced.push(`${title}: ${options.body}`);
    }
  }
  Object.assign(window, { Notification: Recorder, announced });
}

test('a new message is announced while browser notifications are on', async ({ page, context }) => {
  await page.addInitScript(recordNotifications);
  await store(page, 'settings', { notifications: { browserNotifications: true } });
  await openScreen(page, 'projects');
  const other = await context.newPage();
  await openScreen(other, 'dashboard');
  const now = Date.now();
  const at = (moment: number) => ({ timestamp: new Date(moment).toISOString() });
  await save(other, 'messages', [
    { ...message, name: 'Imported' },
    { ...message, ...at(now + 1), id: 'fresh' },
    { ...message, ...at(now), id: 'next', name: 'Ben' },
  ]);
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
  await expect(sidebar.getByRole('link', { name: 'Messages' })).toHaveAccessibleDescription(
    '3 new',
  );
  const announced = await page.evaluate(
    () => (window as unknown as { announced: string[] }).announced,
  );
  expect(announced).toEqual([
    'New message from Amina Yusuf: A new shop',
    'New message from Ben: A new shop',
  ]);
});
