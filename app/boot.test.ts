// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Theme } from './content/session.ts';

const root = document.documentElement;
const replace = vi.fn();
let system: Theme | null = null;

beforeEach(() => {
  localStorage.clear();
  for (const { name } of [...root.attributes]) root.removeAttribute(name);
  come('/', 'en');
  system = 'dark';
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes(String(system)) }));
  speak('en-US');
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/** A document that arrives at an address, written in a language. */
function come(address: string, lang: string, data: DOMStringMap = {}) {
  const { pathname, search, hash } = new URL(address, 'https://me.example');
  vi.stubGlobal('location', { pathname, search, hash, replace });
  replace.mockClear();
  root.style.visibility = '';
  root.lang = lang;
  root.dir = ['ur', 'ar'].includes(lang) ? 'rtl' : 'ltr';
  Object.assign(root.dataset, data);
}

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
  come('/', 'en');
  await boot();
  expect(root.lang).toBe('de');
});

test.each([
  ['/', '/de/'],
  ['/?from=mail#contact', '/de/?from=mail#contact'],
  ['/blog', '/de/blog'],
  ['/blog/a%20post?x', '/de/blog/a%20post?x'],
  // The main language has the plain addresses alone.
  ['/en/blog#top', '/de/blog#top'],
])(
  'from %s a visitor of another language is taken to %s, and sees nothing else',
  async (from, to) => {
    come(from, 'en', { page: 'landing' });
    speak('de-DE');
    await boot();
    expect(replace.mock.calls).toEqual([[to]]);
    expect(root.style.visibility).toBe('hidden');
  },
);

test('nobody is taken to another site by an address of two slashes', async () => {
  come('/en//example.com/login', 'en', { page: 'not-found' });
  speak('en-US');
  await boot();
  expect(replace).not.toHaveBeenCalled();
});

test('an address that names a language shows it, whatever the browser and the choice say', async () => {
  come('/de/blog', 'de', { page: 'blog' });
  speak('fr-FR');
  store('language', 'ar');
  await boot();
  expect([root.lang, root.dir, root.dataset.written]).toEqual(['de', 'ltr', 'de ltr']);
  expect(replace).not.toHaveBeenCalled();
  expect(root.style.visibility).toBe('');
});

test.each([
  ['who speaks the main language stays', '/', 'landing', 'en-US'],
  ['the admin has one address', '/admin', 'admin', 'de-DE'],
  ['a page that is not found has no other', '/nowhere', 'not-found', 'de-DE'],
])('%s', async (_, address, page, spoken) => {
  come(address, 'en', { page });
  speak(spoken);
  await boot();
  expect(replace).not.toHaveBeenCalled();
  expect(root.style.visibility).toBe('');
});

test('a language that is not offered has no address, and nobody is taken there', async () => {
  come('/de/', 'ur', { page: 'not-found', languages: 'ur en' });
  speak('de-DE', 'en-US');
  await boot();
  expect(replace).not.toHaveBeenCalled();
  come('/', 'ur', { page: 'landing', languages: 'ur en' });
  await boot();
  expect(replace.mock.calls).toEqual([['/en/']]);
});

test('a language that the owner offers since the site was published shows where it is', async () => {
  come('/', 'en', { page: 'landing', languages: 'en de' });
  store('settings', { languages: { main: 'ur', offered: ['ur'] } });
  speak('en-US');
  await boot();
  expect([root.lang, root.dir]).toEqual(['ur', 'rtl']);
  expect(replace).not.toHaveBeenCalled();
});

test('below the root of a host, the language stands below it too', async () => {
  vi.stubEnv('BASE_URL', '/portfolio/');
  come('/portfolio/blog?a#b', 'en', { page: 'blog' });
  speak('ur-PK');
  await boot();
  expect(replace.mock.calls).toEqual([['/portfolio/ur/blog?a#b']]);
  come('/portfolio/ur/blog', 'ur', { page: 'blog' });
  await boot();
  expect(replace).not.toHaveBeenCalled();
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
});

test.each([{ main: 7, offered: [null, {}] }, { main: 'de', offered: 'ur' }, 7, []])(
  'languages that are spoiled say nothing: %j',
  async (languages) => {
    store('settings', { languages });
    await boot();
    expect(root.lang).toBe('en');
  },
);
