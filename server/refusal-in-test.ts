// For tests: what every refusal keeps to.
import { expect } from 'vitest';

/** What only the inside of the server knows: a stack, a statement, a file, a database. */
const INSIDE =
  /\n\s+at |node_modules|\.[cm]?[jt]s\b|\b(select|insert|update|delete)\b.*\b(from|into|set)\b|sqlite|postgres|libsql|constraint|column|Error:/i;

/** One shape, kept nowhere, and nothing of the inside. */
export async function expectRefusal(response: Response, named: string): Promise<string> {
  expect(response.status, named).toBeGreaterThanOrEqual(400);
  expect(response.status, named).toBeLessThan(500);
  expect(response.headers.get('cache-control'), named).toBe('no-store');
  expect(response.headers.get('content-type'), named).toContain('application/json');
  const text = await response.text();
  expect(text, named).not.toMatch(INSIDE);
  expect(JSON.parse(text), named).toMatchObject({
    kind: expect.any(String),
    message: expect.stringMatching(/./),
  });
  return text;
}
