// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import type { Theme } from './content/session.ts';

const root = document.documentElement;
let system: Theme | null = null;

beforeEach(() => {
  localStorage.clear();
  for (const { name } of [...root.attributes]) root.removeAttribute(name);
  root.lang = 'en';
  system = 'dark';
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes(String(system)) }));
  speak('en-US');
});

function speak(...languages: string[]) {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
}

function store(name: string, value: unknown) {
  localStorage.setItem(`portfolio.${name}`, JSON.stringify({ version: 1, savedAt: '', value }));
}

/** Runs the inline script as the head of a page does. */
async function boot() {
  vi.resetModules();
  await import('./boot.ts');
}

interface Start {
  when: string;
  expected: Theme;
  system?: Theme | null;
  published?: Theme;
  theme?: unknown;
  settings?: unknown;
}

const starts: Start[] = [
  { when: 'the system is dark', system: 'dark', expected: 'dark' },
  { when: 'the system is light', system: 'light', expected: 'light' },
  { when: 'nothing says otherwise', system: null, expected: 'dark' },
  { when: 'dark is saved on a light system', system: 'light', theme: 'dark', expected: 'dark' },
  { when: 'light is saved on a dark system', system: 'dark', theme: 'light', expected: 'light' },
  { when: 'what is saved is no theme', system: 'light', theme: 'pink', expected: 'light' },
  {
    when: 'the owner chose light and the system is dark',
    system: 'dark',
    settings: { darkMode: false },
    expected: 'light',
  },
  {
    when: 'the owner chose dark and the system is light',
    system: 'light',
    settings: { darkMode: true },
    expected: 'dark',
  },
  {
    when: 'the visitor saved dark although the owner chose light',
    system: 'light',
    theme: 'dark',
    settings: { darkMode: false },
    expected: 'dark',
  },
  {
    when: 'the site was published in light and the system is dark',
    system: 'dark',
    published: 'light',
    expected: 'light',
  },
  {
    when: 'what is saved as settings is none',
    system: 'light',
    settings: 'garbage',
    expected: 'light',
  },
];

test.each(starts)('the page starts $expected when $when', async (start) => {
  if (start.system !== undefined) system = start.system;
  if (start.published) root.dataset.ownerTheme = start.published;
  if (start.theme) store('theme', start.theme);
  if (start.settings) store('settings', start.settings);
  await boot();
  expect(root.className).toBe(start.expected);
  expect(root.style.colorScheme).toBe(start.expected);
});

test('saved colours are worn from the start, each with a glow ten points lighter', async () => {
  store('settings', { primaryColor: '#800000', secondaryColor: '#ffffff', accentColor: '#0c0' });
  await boot();
  const variable = (name: string) => root.style.getPropertyValue(name);
  expect(variable('--primary')).toBe('#800000');
  expect(variable('--primary-glow')).toBe('#b30000');
  expect(variable('--secondary-glow')).toBe('#ffffff');
  expect(variable('--accent')).toBe('#00cc00');
  expect(variable('--accent-glow')).toBe('#00ff00');
});

test('a saved colour that is missing or not a colour falls back', async () => {
  store('settings', { primaryColor: 'red;}', secondaryColor: 7 });
  await boot();
  const variable = (name: string) => root.style.getPropertyValue(name);
  expect([variable('--primary'), variable('--secondary'), variable('--accent')]).toEqual([
    '#f59e0b',
    '#f97316',
    '#eab308',
  ]);
});

test.each([
  ['de-AT', 'de', 'ltr'],
  ['fr-CA', 'fr', 'ltr'],
  ['it-IT', 'it', 'ltr'],
  ['ur-PK', 'ur', 'rtl'],
  ['ar-EG', 'ar', 'rtl'],
  ['en-GB', 'en', 'ltr'],
  ['ja-JP', 'en', 'ltr'],
])('a browser that speaks %s gets %s, %s', async (spoken, lang, dir) => {
  speak(spoken);
  await boot();
  expect([root.lang, root.dir]).toEqual([lang, dir]);
});

test('the stored language goes before that of the browser, if the site speaks it', async () => {
  speak('de-DE');
  store('language', 'ar');
  await boot();
  expect([root.lang, root.dir]).toEqual(['ar', 'rtl']);
  store('language', 'tlh');
  root.lang = 'en';
  await boot();
  expect(root.lang).toBe('de');
});

test('a storage that is broken or refused leaves a page', async () => {
  localStorage.setItem('portfolio.theme', '{"version":');
  localStorage.setItem('portfolio.language', 'null');
  await boot();
  expect(root.className).toBe('dark');
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
  system = 'light';
  await boot();
  expect(root.className).toBe('light');
  vi.unstubAllGlobals();
});

test.each([{ main: 7, offered: [null, {}] }, { main: 'de', offered: 'ur' }, 7, []])(
  'languages that are spoiled say nothing: %j',
  async (languages) => {
    store('settings', { languages });
    await boot();
    expect(root.lang).toBe('en');
  },
);
