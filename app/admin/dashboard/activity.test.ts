import { expect, test } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import type { Message } from '#app/content/messages.ts';
import { lastUpdated, recentActivity } from './activity.ts';

const saved = { projects: '2025-06-11T00:00:00.000Z', about: '2025-06-13T00:00:00.000Z' };

test('saves and messages mix, newest first', () => {
  const activity = recentActivity(saved, builtInContent.messages);
  expect(activity.map(({ title }) => title)).toEqual([
    'About profile updated',
    'Message from Sara Lindqvist',
    'Projects updated',
    'Message from Omar Farooq',
    'Message from Julia Brandt',
  ]);
});

test('a long history shows its newest eight', () => {
  const many = Array.from({ length: 20 }, (_, at) => ({
    ...(builtInContent.messages[0] as Message),
    id: String(at),
    timestamp: new Date(at).toISOString(),
  }));
  const activity = recentActivity({}, many);
  expect(activity).toHaveLength(8);
  expect(activity[0]?.id).toBe('message-19');
});

test('the last update is the newest save, and there is none on a fresh site', () => {
  expect(lastUpdated(saved)).toBe(saved.about);
  expect(lastUpdated({})).toBeUndefined();
});

test('a time that is none is left out, and hides no other', () => {
  const broken = { ...saved, chatbot: 'zzz', skills: '' };
  expect(lastUpdated(broken)).toBe(saved.about);
  expect(lastUpdated({ chatbot: 'zzz' })).toBeUndefined();
  const titles = recentActivity(broken, builtInContent.messages).map(({ title }) => title);
  expect(titles[0]).toBe('About profile updated');
  expect(titles).not.toContain('Chatbot updated');
  expect(lastUpdated({ about: '2025-06-13', projects: 'June 14, 2025' })).toBe('June 14, 2025');
});
