// One request to the server, answered by a value or by a failure of the store's kinds.
import { type Failure, failure, type Refusal } from '../adapter.ts';

export type Fetch = (path: string, init?: RequestInit) => Promise<Response>;
export type Answer<T> = { ok: true; body: T } | (Refusal & { body?: unknown });

const UNREACHABLE = failure('unreachable', 'The server cannot be reached.');

const KINDS: readonly Failure['kind'][] = [
  'full',
  'conflict',
  'corrupt',
  'unreadable',
  'busy',
  'not-allowed',
];

export async function call<T>(
  fetch: Fetch,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<Answer<T>> {
  try {
    const response = await fetch(path, {
      method,
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    const text = await response.text();
    const answer = text === '' ? undefined : JSON.parse(text);
    if (response.ok) return { ok: true, body: answer };
    const { kind, message } = answer ?? {};
    if (!KINDS.includes(kind)) return UNREACHABLE;
    return { ...failure(kind, String(message)), body: answer };
  } catch {
    // No connection, or somebody else answered in the server's place.
    return UNREACHABLE;
  }
}
