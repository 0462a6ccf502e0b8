import { expect, test } from 'vitest';
import type { VisitorRequest } from '#app/content/requests.ts';
import { createI18n } from '#app/i18n/i18n.ts';
import { sentToast } from './sent-toast.ts';

const contact = { kind: 'contact', value: {} } as VisitorRequest;

test('who has sent something hears when an answer comes', () => {
  expect(sentToast(createI18n(), contact).text).toContain('within 24 hours');
});

test('an owner who has begun anew promises what they promise, or nothing', () => {
  expect(sentToast(createI18n(), contact, 'Within 3 days').text).toBe('Within 3 days');
  expect(sentToast(createI18n(), contact, '').text).toBe('');
});
