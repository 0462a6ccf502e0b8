import { readFileSync } from 'node:fs';
import { act, cleanup, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FALLBACK_COLORS } from '#app/content/brand-colors.ts';
import { builtInContent } from '#app/content/built-in.ts';
import { COLOR_PRESETS } from '#app/content/color-presets.ts';
import type { StorageAdapter } from '#app/store/adapter.ts';
import { createStore } from '#app/store/create-store.ts';
import { encode } from '#app/store/envelope.ts';
import { createMemoryAdapter } from '#app/store/memory-adapter.ts';
import { ContentProvider } from '#app/store/use-content.tsx';
import { createWebStorageAdapter } from '#app/store/web-storage-adapter.ts';
import {
  APPEARANCE_PREVIEW,
  appearanceVariables,
  brandColors,
  GROUNDS,
  resolveTheme,
} from './appearance.ts';
import {
  contrast,
  fromHsl,
  glow,
  parseColor,
  READABLE_RATIO,
  readableOn,
  toHsl,
} from './colors.ts';
import { CHROME_COLORS } from './document.ts';
import { ThemeProvider, useTheme } from './theme-provider.tsx';

const anyColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`);

let prefersLight = false;
/** Who is told when the system changes its mind. */
let watchers: Set<() => void>;

beforeEach(() => {
  prefersLight = false;
  watchers = new Set();
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('light') === prefersLight,
    addEventListener: (_: string, watcher: () => void) => watchers.add(watcher),
    removeEventListener: (_: string, watcher: () => void) => watchers.delete(watcher),
  }));
  document.documentElement.className = '';
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a colour is written with three or six hexadecimal digits', () => {
  expect(parseColor('#3B82F6')).toBe('#3b82f6');
  expect(parseColor(' #abc ')).toBe('#aabbcc');
  for (const wrong of ['', 'blue', '#12', '#12345g', 'rgb(0,0,0)', '#1234567']) {
    expect(parseColor(wrong)).toBeUndefined();
  }
});

test('a colour survives the way through hue, saturation and lightness', () => {
  fc.assert(fc.property(anyColor, (color) => fromHsl(toHsl(color)) === color));
});

test('the glow is ten points of lightness lighter, capped at white', () => {
  expect(Math.round(toHsl(glow('#3b82f6'))[2] - toHsl('#3b82f6')[2])).toBe(10);
  expect(glow('#ffffff')).toBe('#ffffff');
  expect(glow('#fafafa')).toBe('#ffffff');
  fc.assert(
    fc.property(anyColor, (color) => {
      const [, , before] = toHsl(color);
      const [, , after] = toHsl(glow(color));
      expect(Math.abs(after - Math.min(100, before + 10))).toBeLessThan(0.6);
    }),
  );
});

test('contrast is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test('whatever colour the owner picks, text in it and on it can be read', () => {
  fc.assert(
    fc.property(anyColor, (color) => {
      for (const ground of Object.values(GROUNDS)) {
        expect(contrast(readableOn(color, ground), ground)).toBeGreaterThanOrEqual(READABLE_RATIO);
      }
      const on = appearanceVariables({ primaryColor: color })['--on-primary'] ?? '';
      expect(contrast(on, color)).toBeGreaterThanOrEqual(READABLE_RATIO);
    }),
  );
});

test('a saved colour that is missing or not a colour becomes the fallback', () => {
  expect(brandColors({ primaryColor: 'nonsense', accentColor: '' })).toEqual(FALLBACK_COLORS);
  expect(brandColors({ primaryColor: '#010203' }).primary).toBe('#010203');
});

test('the drawings turn to the owner’s colour, and stay where it is ours or has no hue', () => {
  const turn = (primaryColor: string) => appearanceVariables({ primaryColor })['--turn'];
  expect(turn('#3b82f6')).toBe('0deg');
  expect(turn('#808080')).toBe('0deg');
  expect(turn('#ff0000')).toBe('-217deg');
});

test('there are five presets, and the first is the default', () => {
  expect(COLOR_PRESETS.map((preset) => preset.id)).toEqual([
    'neon',
    'emerald',
    'crimson',
    'amber',
    'purple',
  ]);
  expect(COLOR_PRESETS[0]).toMatchObject({ primary: '#3b82f6' });
});

test("the theme is the visitor's, else the owner's, else the system's, else dark", () => {
  expect(resolveTheme({ saved: 'light', owner: 'dark', system: 'dark' })).toBe('light');
  expect(resolveTheme({ saved: null, owner: 'light', system: 'dark' })).toBe('light');
  expect(resolveTheme({ saved: null, owner: null, system: 'light' })).toBe('light');
  expect(resolveTheme({ saved: null, owner: null, system: null })).toBe('dark');
});

test('the colours written down in the code are those of the style sheet', () => {
  const sheet = readFileSync('app/styles.css', 'utf8');
  const [light = '', dark = ''] = sheet.split('\n.dark {');
  expect(light).toContain(`--sunken: ${GROUNDS.light}`);
  expect(light).toContain(`--ground: ${CHROME_COLORS.light}`);
  expect(dark).toContain(`--raised: ${GROUNDS.dark}`);
  expect(dark).toContain(`--ground: ${CHROME_COLORS.dark}`);
});

describe('text on every ground', () => {
  const sheet = readFileSync('app/styles.css', 'utf8');
  const tokens = (block: string) =>
    Object.fromEntries(
      [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, color]) => [name, color]),
    );
  const [light = '', rest = ''] = sheet.split('\n.dark {');
  const themes = { light: tokens(light), dark: tokens(rest.split('}')[0] ?? '') };

  for (const [theme, colors] of Object.entries(themes)) {
    for (const text of ['ink', 'muted', 'faint', 'danger', 'success']) {
      test.each(['ground', 'sunken', 'raised'])(`${theme}: ${text} on %s can be read`, (ground) => {
        expect(contrast(colors[text] ?? '', colors[ground] ?? '')).toBeGreaterThanOrEqual(4.5);
      });
    }
  }
});

function Probe() {
  const { toggleTheme } = useTheme();
  return (
    <button type="button" onClick={toggleTheme}>
      Toggle
    </button>
  );
}

function renderProbe(options?: { capacity: number }) {
  const adapter = createMemoryAdapter(options);
  return { adapter, ...renderOn(adapter) };
}

function renderOn(adapter: StorageAdapter) {
  const store = createStore(adapter, builtInContent);
  render(
    <ContentProvider store={store}>
      <ThemeProvider>
        <Probe />
      </ThemeProvider>
    </ContentProvider>,
  );
  return { store, root: document.documentElement };
}

test('toggling switches, saves and marks the document', async () => {
  const { store, root } = renderProbe();
  expect(root.className).toBe('dark');
  await act(async () => screen.getByRole('button').click());
  expect(root.className).toBe('light');
  expect(store.get('theme')).toBe('light');
});

test('a theme that cannot be kept holds for this visit', async () => {
  const { adapter, root } = renderProbe({ capacity: 0 });
  const toggle = () => act(async () => screen.getByRole('button').click());
  await toggle();
  expect(root.className).toBe('light');
  await toggle();
  expect(root.className).toBe('dark');
  await toggle();
  expect(root.className).toBe('light');
  const changed = { ...builtInContent.settings, primaryColor: '#ff0000' };
  act(() => adapter.change('settings', encode('settings', changed, new Date())));
  expect(root.className).toBe('light');
  expect(adapter.read('theme')).toBeNull();
});

test('a theme that was saved elsewhere goes before one that could not be kept', async () => {
  const { adapter, root } = renderProbe({ capacity: 0 });
  await act(async () => screen.getByRole('button').click());
  act(() => adapter.change('theme', encode('theme', 'dark', new Date())));
  expect(root.className).toBe('dark');
});

test('the system decides while nothing is saved', () => {
  prefersLight = true;
  const { root } = renderProbe();
  expect(root.className).toBe('light');
});

test('without a saved choice the page follows the system while it is open', () => {
  prefersLight = true;
  const { root } = renderProbe();
  expect(root.className).toBe('light');
  prefersLight = false;
  act(() => {
    for (const tell of watchers) tell();
  });
  expect(root.className).toBe('dark');
  cleanup();
  expect(watchers.size).toBe(0);
});

test('the page opens where the browser blocks storage', () => {
  const blocked = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  const { root } = renderOn(createWebStorageAdapter(blocked, new EventTarget()));
  expect(screen.getByRole('button')).toBeDefined();
  expect(root.className).toBe('dark');
});

test('colours are applied again when the settings change elsewhere', () => {
  const { adapter, root } = renderProbe();
  expect(root.style.getPropertyValue('--primary')).toBe('#3b82f6');
  const changed = { ...builtInContent.settings, primaryColor: '#ff0000', darkMode: false };
  act(() => adapter.change('settings', encode('settings', changed, new Date())));
  expect(root.style.getPropertyValue('--primary')).toBe('#ff0000');
  expect(root.style.getPropertyValue('--primary-glow')).toBe('#ff3333');
  expect(root.className).toBe('light');
});

test('a preview shows until it ends', () => {
  const { root } = renderProbe();
  const preview = (detail: unknown) =>
    act(() => {
      window.dispatchEvent(new CustomEvent(APPEARANCE_PREVIEW, { detail }));
    });
  preview({ darkMode: false, primaryColor: '#00ff00', secondaryColor: '', accentColor: '' });
  expect(root.className).toBe('light');
  expect(root.style.getPropertyValue('--primary')).toBe('#00ff00');
  expect(root.style.getPropertyValue('--accent')).toBe(FALLBACK_COLORS.accent);
  preview(null);
  expect(root.className).toBe('dark');
  expect(root.style.getPropertyValue('--primary')).toBe('#3b82f6');
});

test('the button goes before a preview, until its mode changes', async () => {
  const { store, root } = renderProbe();
  const preview = (detail: unknown) =>
    act(() => {
      window.dispatchEvent(new CustomEvent(APPEARANCE_PREVIEW, { detail }));
    });
  const toggle = () => act(async () => screen.getByRole('button').click());
  const light = { darkMode: false, primaryColor: '', secondaryColor: '', accentColor: '' };
  preview(light);
  expect(root.className).toBe('light');
  await toggle();
  expect([root.className, store.get('theme')]).toEqual(['dark', 'dark']);
  preview({ ...light, primaryColor: '#00ff00' });
  expect(root.className).toBe('dark');
  await toggle();
  expect([root.className, store.get('theme')]).toEqual(['light', 'light']);
  preview({ ...light, darkMode: true });
  expect(root.className).toBe('dark');
});

test('the hooks raise a clear error outside their providers', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Probe />)).toThrow('useTheme must be used inside a ThemeProvider.');
  expect(() =>
    render(
      <ThemeProvider>
        <Probe />
      </ThemeProvider>,
    ),
  ).toThrow('useStore and useContent must be used inside a ContentProvider.');
});
