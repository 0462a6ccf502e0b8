// @vitest-environment happy-dom
import { createHash } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { startTools } from '../app/site/analytics/start-tools.ts';
import {
  contentSecurityPolicy,
  hostHeaders,
  policyHeader,
  policyTag,
  SECURITY_HEADERS,
} from './security-headers.mjs';

const hashOf = (code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

function directives(tags, page = { countsVisits: true }) {
  const parts = contentSecurityPolicy(tags, page).split('; ');
  return new Map(parts.map((part) => [part.split(' ')[0], part.split(' ').slice(1)]));
}

test('the scripts that stand in a page may run; blocks of data need no leave, files have it', () => {
  const tags = `<script>let a = 'ä';</script>
<script type="module">
import('/assets/a.js');
</script>
<script type="application/json" id="content">{"a":1}</script>
<script type="application/ld+json">{"b":1}</script>
<script type="module" src="/assets/b.js"></script>`;
  expect(directives(tags, { countsVisits: false }).get('script-src')).toEqual([
    "'self'",
    hashOf("let a = 'ä';"),
    hashOf("\nimport('/assets/a.js');\n"),
  ]);
});

test('no page may run what was written into it or made from a text', () => {
  for (const countsVisits of [true, false]) {
    const policy = directives('', { countsVisits });
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('script-src').join(' ')).not.toMatch(/unsafe|https?:(?!\/\/)|\*(?!\.)/);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
  }
});

test("every tool's script has leave on a public page, and none in the admin", () => {
  const append = vi.spyOn(document.head, 'append').mockImplementation(() => {});
  startTools({
    googleAnalyticsId: 'G-ABCDEF1234',
    googleTagManagerId: 'GTM-ABC123',
    hotjarId: '1234567',
  });
  const domains = append.mock.calls.map(([{ src }]) =>
    new URL(src).hostname.replace(/^[^.]+/, 'https://*'),
  );
  expect(domains).toHaveLength(3);
  for (const domain of domains) {
    expect(directives('').get('script-src')).toContain(domain);
    expect(directives('').get('connect-src')).toContain(domain);
    expect(contentSecurityPolicy('', { countsVisits: false })).not.toContain(domain);
  }
});

test('a header says what the page says, and that nobody may frame it', () => {
  const policy = contentSecurityPolicy('<script>1</script>', { countsVisits: false });
  expect(policyTag(policy)).not.toContain('frame-ancestors');
  const header = policyHeader(`<html><head>${policyTag(policy)}</head>`);
  expect(header).toBe(`${policy}; frame-ancestors 'none'`);
});

test('the file for hosts says it of every path of the site', () => {
  const lines = hostHeaders('/portfolio/').split('\n');
  expect(lines[0]).toBe('/portfolio/*');
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
    expect(lines).toContain(`  ${name}: ${value}`);
  }
  expect(lines).toContain("  Content-Security-Policy: frame-ancestors 'none'");
  // Cloudflare reads no longer ones.
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(2000);
});
