// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { wearFonts, whenWorn } from './wear-fonts.ts';

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

describe('what is far down', () => {
  const SCREEN = 700;
  let scrolled = 0;

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    vi.stubGlobal('innerHeight', SCREEN);
    scrolled = 0;
    // A screen each, and too much in all to be set anew at once.
    show([0, 1, 2, 3, 4, 5].map((screen) => `<p>${`${screen}`.padEnd(200)}</p>`).join(''));
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: HTMLElement,
    ) {
      return new DOMRect(0, Number(this.textContent) * SCREEN - scrolled, 300, SCREEN);
    });
    void wearFonts();
    await vi.advanceTimersByTimeAsync(0);
    for (let turn = 0; turn < 6; turn += 1) await goOn();
    expect(texts()).toEqual(['0', '1', '2']);
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  const texts = () => [...worn()].map(({ textContent }) => textContent?.trim());

  async function goOn() {
    idle.shift()?.();
    await vi.advanceTimersByTimeAsync(0);
  }

  async function scroll(top: number) {
    scrolled = top;
    window.dispatchEvent(new Event('scroll'));
    await vi.advanceTimersByTimeAsync(0);
  }

  test('waits until the page has had its rest', async () => {
    await vi.advanceTimersByTimeAsync(1999);
    await goOn();
    expect(texts()).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(1);
    await goOn();
    expect(texts()).toEqual(['0', '1', '2', '3']);
    await goOn();
    expect(texts()).toEqual(['0', '1', '2', '3', '4']);
  });

  test.each(['pointerdown', 'keydown'])('or until somebody is there (%s)', async (sign) => {
    window.dispatchEvent(new Event(sign));
    window.dispatchEvent(new Event('pointerup'));
    await vi.advanceTimersByTimeAsync(0);
    await goOn();
    expect(texts()).toEqual(['0', '1', '2', '3']);
  });

  test('who scrolls and is far from it still gets it part by part', async () => {
    await scroll(0.5 * SCREEN);
    expect(texts()).toHaveLength(3);
    await goOn();
    expect(texts()).toEqual(['0', '1', '2', '3']);
  });

  test('who scrolls faster than that gets the rest at once: no line changes before their eyes', async () => {
    await scroll(2 * SCREEN);
    expect(document.body.dataset.worn).toBe('');
  });
});

test('who scrolls gets at once what they see', async () => {
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

test('what comes after the fonts hears when all of the page wears them, or wore them from the start', async () => {
  show('<p>Text</p>');
  let isWorn = false;
  const heard = whenWorn().then(() => {
    isWorn = true;
  });
  const done = wearFonts();
  await settle();
  expect(isWorn).toBe(false);
  await beIdle();
  await done;
  await heard;
  await whenWorn();
  document.body.removeAttribute('data-worn');
  document.documentElement.dataset.worn = '';
  await whenWorn();
});
