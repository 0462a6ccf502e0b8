// A tab of any engine, used the way a visitor uses it: find by role and name, press, type, look.
import { setTimeout as pause } from 'node:timers/promises';
import { attachFile, chooseOption, findAll, locate, selectText, toExpression } from './in-page.mjs';

/** A busy machine is given time. */
const PATIENCE_MS = 30_000;
const STEP_MS = 50;
const STILL_STEPS = 3;
const SAVED_AT = '2026-01-02T03:04:05.000Z';

export class Tab {
  /** @param {object} engineTab what one engine does in its own way */
  constructor(engineTab, address) {
    this.engineTab = engineTab;
    this.address = address;
  }

  open(path) {
    return this.engineTab.goto(this.address + path);
  }

  reload() {
    return this.engineTab.reload();
  }

  /** Runs a function in the page, with those of in-page.mjs at hand. */
  evaluate(run, ...args) {
    return this.engineTab.evaluate(toExpression(run, args));
  }

  /** Waits until the function answers with something true, and gives that back. */
  async until(what, run, ...args) {
    const limit = performance.now() + PATIENCE_MS;
    let last;
    do {
      // The page may be on its way to the next one.
      last = await this.evaluate(run, ...args).catch((error) => error);
      if (last && !(last instanceof Error)) return last;
      await pause(STEP_MS);
    } while (performance.now() < limit);
    throw new Error(
      `${what}: still ${last instanceof Error ? last.message : JSON.stringify(last)}`,
    );
  }

  sees(query) {
    return this.until(`${describe(query)} is shown`, (it) => findAll(it).length > 0, query);
  }

  misses(query) {
    return this.until(`${describe(query)} is gone`, (it) => findAll(it).length === 0, query);
  }

  count(query) {
    return this.evaluate((it) => findAll(it).length, query);
  }

  /** Presses in the middle of it, once it stands still and nothing lies over it. */
  async click(query) {
    const limit = performance.now() + PATIENCE_MS;
    let before;
    let stillFor = 0;
    while (performance.now() < limit) {
      const place = await this.evaluate(locate, query);
      const isStill = place && !place.cover && before?.x === place.x && before?.y === place.y;
      stillFor = isStill ? stillFor + 1 : 0;
      if (stillFor === STILL_STEPS) return this.engineTab.pressAt(place.x, place.y);
      before = place;
      await pause(STEP_MS);
    }
    const reason = !before ? 'is not there' : `is covered by ${before.cover}`;
    throw new Error(`${describe(query)} cannot be pressed: it ${reason}`);
  }

  pressAt(x, y) {
    return this.engineTab.pressAt(x, y);
  }

  async fill(query, text) {
    await this.click(query);
    await this.evaluate(selectText, query);
    await this.engineTab.type(text);
    const isFilled = (it, value) => findAll(it)[0]?.value === value;
    await this.until(`${describe(query)} holds "${text}"`, isFilled, query, text);
  }

  async check(query) {
    await this.click(query);
    await this.until(`${describe(query)} is checked`, (it) => findAll(it)[0]?.checked, query);
  }

  async choose(query, option) {
    await this.sees(query);
    await this.evaluate(chooseOption, query, option);
  }

  async attach(selector, name, text) {
    await this.until('a field for a file', (it) => Boolean(document.querySelector(it)), selector);
    await this.evaluate(attachFile, selector, name, text);
  }

  press(key) {
    return this.engineTab.press(key);
  }

  hasFocus(query) {
    const isFocused = (it) => findAll(it).includes(document.activeElement);
    return this.until(`${describe(query)} has the focus`, isFocused, query);
  }

  /** Puts a collection into the storage before a page of the site is opened. */
  async store(name, value) {
    await this.open('/robots.txt');
    const text = name === 'consultations' ? value : { version: 1, savedAt: SAVED_AT, value };
    await this.evaluate(
      (key, stored) => localStorage.setItem(key, stored),
      storageKey(name),
      JSON.stringify(text),
    );
  }

  /** Waits until a collection is stored, and gives back its value. */
  async saved(name) {
    const read = (key) => localStorage.getItem(key);
    const stored = JSON.parse(await this.until(`${name} stored`, read, storageKey(name)));
    return name === 'consultations' ? stored : stored.value;
  }

  resize(width, height) {
    return this.engineTab.resize(width, height);
  }

  screenshot(file) {
    return this.engineTab.screenshot(file);
  }
}

function storageKey(name) {
  return name === 'consultations' ? name : `portfolio.${name}`;
}

function describe({ role, selector, name }) {
  const label = typeof name === 'object' ? `/${name.source}/` : (name ?? '');
  return `${role ?? selector} ${label}`.trim();
}
