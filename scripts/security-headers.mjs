// What a page and its host tell the browser to refuse. Why it is as it is: docs/decisions/0013.
import { createHash } from 'node:crypto';

/** The tools that may count visits: what app/site/analytics/start-tools.ts loads, and whom that tells. */
const TOOLS = {
  'script-src': ['https://*.googletagmanager.com', 'https://*.hotjar.com'],
  'connect-src': [
    'https://*.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.hotjar.com',
    'https://*.hotjar.io',
    'wss://*.hotjar.com',
  ],
  'font-src': ['https://*.hotjar.com'],
  'frame-src': ['https://*.googletagmanager.com', 'https://*.hotjar.com'],
};

/**
 * The policy of a page, without what only a header can say.
 * @param {string} tags the page's own tags: the scripts that stand in them may run
 * @param {{ countsVisits: boolean }} page
 */
export function contentSecurityPolicy(tags, { countsVisits }) {
  const sources = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes(tags)],
    'style-src': ["'self'", "'unsafe-inline'"],
    // Pictures are the owner's to link.
    'img-src': ["'self'", 'data:', 'https:', 'http:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'frame-src': [],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'form-action': ["'self'", 'mailto:'],
    'base-uri': ["'none'"],
  };
  return Object.entries(sources)
    .map(([name, own]) => [name, ...own, ...(countsVisits ? (TOOLS[name] ?? []) : [])])
    .filter(({ length }) => length > 1)
    .map((directive) => directive.join(' '))
    .join('; ');
}

/** Of every script that stands in the page and would run. Blocks of data do not. */
function scriptHashes(tags) {
  const scripts = [...tags.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)];
  return scripts
    .filter(([, attributes]) => !/\ssrc=|\stype="(?!module")/.test(attributes))
    .map(([, , code]) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
}

/** For the head, before the first script. */
export function policyTag(policy) {
  return `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
}

/** The policy that a page carries, together with what only a header can say. */
export function policyHeader(html) {
  const [, policy] =
    /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html) ?? [];
  return [policy, "frame-ancestors 'none'"].filter(Boolean).join('; ');
}

/** For every answer. A page brings the rest of the policy itself. */
export const SECURITY_HEADERS = {
  'Content-Security-Policy': policyHeader(''),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** Several hosts read their headers from a file of this name: Netlify, Cloudflare Pages and others. */
export const HEADERS_FILE = '_headers';

export function hostHeaders(base) {
  const rules = {
    [`${base}*`]: SECURITY_HEADERS,
    [`${base}assets/*`]: { 'Cache-Control': 'public, max-age=31536000, immutable' },
  };
  const lines = Object.entries(rules).flatMap(([path, headers]) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return `${lines.join('\n')}\n`;
}
