// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { wearFonts } from './wear-fonts.ts';

/** What waits for the browser to have nothing else to do. */
let idle: (() => void)[] = [];
const load = vi.fn();

beforeEach(() => {
  idle = [];
  load.mockReset().mockResolvedValue([]);
  vi.stubGlobal('requestIdleCallback', (done: () => void) => idle.push(done));
  vi.stubGlobal('scrollY', 0);
  // Every part takes a turn.
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 10));
  Object.defineProperty(document, 'fonts', { value: { load }, configurable: true });
  document.documentElement.removeAttribute('data-worn');
  document.documentElement.setAttribute('style', '--worn-sans: "Sans"; --worn-mono: "Mono"');
  document.body.removeAttribute('data-worn');
});

function show(html: string) {
  document.body.innerHTML = `<div id="root">${html}</div>`;
}

const large = (id: string, style = '') =>
  `<section id="${id}" style="${style}">${'<p>Text</p>'.repeat(61)}</section>`;

const worn = () => document.querySelectorAll('[data-worn]');

/** Until nothing but a browser with nothing to do can go on. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

async function beIdle() {
  idle.shift()?.();
  await settle();
}

test('the faces that have the letters of the page are asked for, and nothing changes before they are there', async () => {
  let arrive: (faces: unknown[]) => void = () => {};
  load.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  show('<p>Über Pfützen, über Büsche</p>');
  const done = wearFonts();
  await settle();
  expect(load.mock.calls).toEqual([
    ['1em "Sans"', 'Üaü'],
    ['1em "Mono"', 'Üaü'],
  ]);
  expect(worn()).toHaveLength(0);
  arrive([]);
  await settle();
  await beIdle();
  await done;
  expect(document.body.dataset.worn).toBe('');
});

test('they are put on part by part from the top, whenever the browser is idle, and at last on everything', async () => {
  show(`<header>Name</header>${large('first')}<footer>End</footer>`);
  void wearFonts();
  await settle();
  expect(worn()).toHaveLength(0);
  await beIdle();
  expect([...worn()].map(({ tagName }) => tagName)).toEqual(['HEADER']);
  await beIdle();
  // Too large to be set anew at once.
  expect([...worn()].map(({ tagName }) => tagName)).toEqual(['HEADER', 'P']);
  const first = document.getElementById('first');
  while (first?.dataset.worn === undefined) await beIdle();
  // After its parts, so that little is left for the end.
  expect(document.querySelectorAll('p:not([data-worn])')).toHaveLength(0);
  while (idle.length > 0) await beIdle();
  expect(document.querySelector<HTMLElement>('footer')?.dataset.worn).toBe('');
  expect(document.body.dataset.worn).toBe('');
});

test('a part with a face of its own is not divided: its parts would lose that', async () => {
  show(large('code', 'font-family: monospace'));
  void wearFonts();
  await settle();
  await beIdle();
  expect([...worn()].map(({ id }) => id)).toEqual(['code']);
});

test('who scrolls gets the rest at once', async () => {
  show('<p>One</p><p>Two</p><p>Three</p>'.repeat(30));
  void wearFonts();
  await settle();
  await beIdle();
  expect(worn()).toHaveLength(1);
  window.dispatchEvent(new Event('scroll'));
  await settle();
  expect(document.body.dataset.worn).toBe('');
  expect(worn()).toHaveLength(2);
});

describe('in the middle of a press, whose button would move away beneath it', () => {
  beforeEach(async () => {
    vi.stubGlobal('scrollY', 900);
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    show('<p>One</p>');
    void wearFonts();
    window.dispatchEvent(new Event('pointerdown'));
    await vi.advanceTimersByTimeAsync(0);
    expect(worn()).toHaveLength(0);
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  test.each(['pointerup', 'pointercancel'])('they wait for its end (%s)', async (end) => {
    window.dispatchEvent(new Event(end));
    // The click of the press comes before anything else can.
    await Promise.resolve();
    expect(worn()).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(0);
    expect([...worn()]).toEqual([document.body]);
  });

  test('they do not wait for ever: a pointer can be let go outside the window', async () => {
    await vi.advanceTimersByTimeAsync(10_000);
    expect([...worn()]).toEqual([document.body]);
  });
});

test('who is further down already, too', async () => {
  vi.stubGlobal('scrollY', 900);
  show('<p>One</p><p>Two</p>');
  await wearFonts();
  expect([...worn()]).toEqual([document.body]);
});

test('faces that do not arrive leave the page as it is, and nothing fails', async () => {
  load.mockRejectedValue(new Error('no connection'));
  vi.stubGlobal('scrollY', 900);
  show('<p>One</p>');
  await expect(wearFonts()).resolves.toBeUndefined();
});

test('whoever was here before wears them already', async () => {
  document.documentElement.dataset.worn = '';
  show('<p>One</p>');
  await wearFonts();
  expect(load).not.toHaveBeenCalled();
});
