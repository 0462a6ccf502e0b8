// One request to the server, answered by a value or by a failure of the store's kinds.
import { type Failure, failure, type Refusal } from '../adapter.ts';

export type Fetch = (path: string, init?: RequestInit) => Promise<Response>;
export type Answer<T> = { ok: true; body: T } | (Refusal & { body?: unknown });

const UNREACHABLE = failure('unreachable', 'The server cannot be reached.');
const TOO_SLOW: Refusal = {
  ok: false,
  failure: {
    kind: 'unreachable',
    message: 'The line was too slow.',
    help: 'Try again on a faster one.',
  },
};
/** A proxy that stands in front of the server has a limit and words of its own. */
const TOO_MUCH: Refusal = {
  ok: false,
  failure: {
    kind: 'corrupt',
    message: 'This is more than the server lets through at once.',
    help: 'Make it smaller, then try again.',
  },
};

/** What to do about what a server says. */
const HELP: Readonly<Partial<Record<Failure['kind'], string>>> = {
  full: 'Make room on the server, then try again.',
  conflict: 'Choose which version to keep.',
  corrupt: 'Something in it is incomplete.',
  outdated: 'Copy what you have typed, then reload the page.',
  unreadable: 'The server’s log says more.',
  busy: 'Try again in a moment.',
  'not-allowed': 'Sign in again in another tab, then try again here.',
};

export async function call<T>(
  fetch: Fetch,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
  read: (response: Response) => Promise<unknown> = readJson,
): Promise<Answer<T>> {
  try {
    const response = await fetch(path, {
      method,
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    if (response.ok) return { ok: true, body: (await read(response)) as T };
    // Nothing else comes with it.
    if (response.status === 408) return TOO_SLOW;
    const answer = await readJson(response).catch(() => undefined);
    const { kind, message } = answer ?? {};
    const isTooMuch = response.status === 413;
    const help = HELP[kind as Failure['kind']];
    if (help === undefined) return isTooMuch ? TOO_MUCH : UNREACHABLE;
    if (isTooMuch) return { ...TOO_MUCH, failure: { ...TOO_MUCH.failure, message } };
    return { ok: false, failure: { kind, message: String(message), help }, body: answer };
  } catch {
    // No connection, or somebody else answered in the server's place.
    return UNREACHABLE;
  }
}

async function readJson(response: Response) {
  const text = await response.text();
  return text === '' ? undefined : JSON.parse(text);
}
