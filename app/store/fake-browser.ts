// A browser for tests: a storage that can be full, and tabs of which each has a copy of that storage which
// hears of the others' writes late, as the processes of real browsers do.
import { isFormerState } from './former-states.ts';
import type { Locks } from './turns.ts';

export class FakeStorage implements Storage {
  [name: string]: unknown;
  capacity = Number.POSITIVE_INFINITY;
  #texts = new Map<string, string>();
  get length() {
    return this.#texts.size;
  }
  clear() {
    this.#texts.clear();
  }
  key(index: number) {
    return [...this.#texts.keys()][index] ?? null;
  }
  getItem(name: string) {
    return this.#texts.get(name) ?? null;
  }
  removeItem(name: string) {
    this.#texts.delete(name);
  }
  setItem(name: string, text: string) {
    const others = this.size - (this.getItem(name)?.length ?? 0);
    if (others + text.length > this.capacity)
      throw new DOMException('no room', 'QuotaExceededError');
    this.#texts.set(name, text);
  }
  get size() {
    return [...this.#texts.values()].reduce((sum, text) => sum + text.length, 0);
  }
  get content() {
    return Object.fromEntries(this.#texts);
  }
  /** Without what is kept of former states. */
  get present() {
    return Object.fromEntries([...this.#texts].filter(([name]) => !isFormerState(name)));
  }
}

export interface FakeTab {
  area: Storage;
  events: EventTarget;
  locks: Locks;
}

export class FakeBrowser {
  readonly locks = new FakeLocks();
  readonly #delayMs: number;
  #tabs: { area: FakeStorage; events: EventTarget }[] = [];

  /** How late the writes of one tab come to the others. */
  constructor(delayMs: number) {
    this.#delayMs = delayMs;
  }

  openTab(): FakeTab {
    const tab = { area: new FakeStorage(), events: new EventTarget() };
    for (const [name, text] of Object.entries(this.#tabs[0]?.area.content ?? {}))
      tab.area.setItem(name, text);
    this.#tabs.push(tab);
    const area = new Proxy(tab.area, {
      get: (target, property) => {
        const value = Reflect.get(target, property, target);
        if (typeof value !== 'function') return value;
        return (name: string, text: string) => {
          const answer = value.call(target, name, text);
          if (property === 'setItem') this.#tellOthers(tab, name, text);
          if (property === 'removeItem') this.#tellOthers(tab, name, null);
          return answer;
        };
      },
    });
    return { area, events: tab.events, locks: this.locks };
  }

  #tellOthers(from: object, name: string, text: string | null) {
    setTimeout(() => {
      for (const { area, events } of this.#tabs.filter((tab) => tab !== from)) {
        if (text === null) area.removeItem(name);
        else area.setItem(name, text);
        events.dispatchEvent(Object.assign(new Event('storage'), { key: name }));
      }
    }, this.#delayMs);
  }
}

interface Request {
  name: string;
  mode: LockMode;
  grant: () => void;
}

/** The lock manager that all tabs share: what cannot be granted waits its turn. */
export class FakeLocks implements Locks {
  #held = new Set<Request>();
  #waiting: Request[] = [];

  async query() {
    // In the order of nothing, as a browser may.
    const held = [...this.#held].reverse();
    return { held: held.map(({ name, mode }) => ({ name, mode })), pending: [] };
  }

  request<T>(name: string, callback: LockGrantedCallback<T>): Promise<T>;
  request<T>(name: string, options: LockOptions, callback: LockGrantedCallback<T>): Promise<T>;
  async request<T>(
    name: string,
    options: LockOptions | LockGrantedCallback<T>,
    work?: LockGrantedCallback<T>,
  ): Promise<T> {
    const { mode = 'exclusive', signal } = typeof options === 'function' ? {} : options;
    const callback = typeof options === 'function' ? options : work;
    const request: Request = { name, mode, grant: () => {} };
    await new Promise<void>((resolve, reject) => {
      request.grant = resolve;
      signal?.addEventListener('abort', () => {
        this.#waiting = this.#waiting.filter((each) => each !== request);
        reject(signal.reason);
      });
      this.#waiting.push(request);
      this.#grantWhatCanBe();
    });
    try {
      return (await callback?.({ name, mode })) as T;
    } finally {
      this.#held.delete(request);
      this.#grantWhatCanBe();
    }
  }

  #grantWhatCanBe() {
    for (const request of [...this.#waiting]) {
      const others = [...this.#held].filter(({ name }) => name === request.name);
      if (others.some(({ mode }) => mode === 'exclusive' || request.mode === 'exclusive')) continue;
      this.#waiting = this.#waiting.filter((each) => each !== request);
      this.#held.add(request);
      request.grant();
    }
  }
}
