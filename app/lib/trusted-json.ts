// JSON that goes out as a file, and JSON that came from outside. What could reach into objects it was not
// meant for is refused as a whole, before anything looks at it. Markup is no danger: every page escapes what it shows.

/** No content of ours is nested half as deep; a hostile text could be nested without end. */
const DEPTH_MAX = 32;
const HOSTILE_KEYS = ['__proto__', 'constructor', 'prototype'];

/** Escaped in what we write, as in all exports so far: the same site gives the same bytes. */
const SCRIPT_TAG = /<(?=\/?script)/gi;

export type Read = { ok: true; value: unknown } | { ok: false; reason: string };

export function writeJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2).replace(SCRIPT_TAG, '\\u003c')}\n`;
}

export function readJson(text: string): Read {
  let value: unknown;
  try {
    // Some editors put a mark of the byte order before everything else.
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return { ok: false, reason: unreadable(text) };
  }
  const reason = hostility(value, []);
  return reason === undefined ? { ok: true, value } : { ok: false, reason };
}

function unreadable(text: string): string {
  const written = text.trim();
  if (written === '') return 'The file is empty.';
  const isCutOff = /^[{[]/.test(written) && !/[}\]]$/.test(written);
  return isCutOff ? 'The file is cut off: its end is missing.' : 'The file is not valid JSON.';
}

function hostility(value: unknown, path: string[]): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (path.length >= DEPTH_MAX) return 'The file is nested too deeply.';
  for (const [key, inner] of Object.entries(value)) {
    const where = [...path, key];
    if (HOSTILE_KEYS.includes(key)) return `The file holds a forbidden name: ${where.join('.')}`;
    const reason = hostility(inner, where);
    if (reason !== undefined) return reason;
  }
  return undefined;
}
