import { expect, test } from 'vitest';
import { analyticsIds, analyticsState } from './analytics.ts';
import { defaultSettings } from './settings.ts';

const none = defaultSettings.analytics;
const set = { ...none, googleAnalyticsId: 'G-ABCDEF1234' };

test('ids in the format of their tool are used, without the spaces around them', () => {
  const written = {
    googleAnalyticsId: ' G-ABCDEF1234 ',
    googleTagManagerId: 'GTM-ABC123',
    hotjarId: '1234567\n',
  };
  expect(analyticsIds(written)).toEqual({
    googleAnalyticsId: 'G-ABCDEF1234',
    googleTagManagerId: 'GTM-ABC123',
    hotjarId: '1234567',
  });
});

test.each([
  ['nothing', { googleAnalyticsId: '' }],
  ['the id of an older product', { googleAnalyticsId: 'UA-12345-1' }],
  ['small letters', { googleAnalyticsId: 'g-abcdef1234' }],
  ['an id and more', { googleAnalyticsId: 'G-ABCDEF1234&x=1' }],
  ['two lines', { googleAnalyticsId: 'G-ABCDEF1234\nG-ABCDEF1234' }],
  ['markup', { googleTagManagerId: '"><script>' }],
  ["another tool's id", { googleTagManagerId: 'G-ABCDEF1234' }],
  ['a path', { hotjarId: '../1234567' }],
  ['digits of another script', { hotjarId: '١٢٣٤٥٦٧' }],
])('%s is no id', (_, part) => {
  const written = { ...none, ...part };
  expect(analyticsIds(written)).toEqual({});
  expect(analyticsState(written, {}, 'agreed')).toBe('off');
});

test('the visitor is asked first, and the answer stands', () => {
  expect(analyticsState(set, {}, null)).toBe('asking');
  expect(analyticsState(set, {}, 'agreed')).toBe('counting');
  expect(analyticsState(set, {}, 'declined')).toBe('off');
});

test('a browser that asks not to be tracked settles it, whatever was agreed', () => {
  expect(analyticsState(set, { doNotTrack: '1' }, 'agreed')).toBe('off');
  expect(analyticsState(set, { globalPrivacyControl: true }, null)).toBe('off');
  expect(analyticsState(set, { doNotTrack: '0', globalPrivacyControl: false }, null)).toBe(
    'asking',
  );
  expect(analyticsState(set, { doNotTrack: null }, null)).toBe('asking');
});
