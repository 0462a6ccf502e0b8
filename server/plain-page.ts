// A page that asks for nothing: no script, no file. It answers forms without scripts, and opens from a mail.
import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { directionOf, type Language } from '#app/i18n/languages.ts';
import { markupText } from '#app/lib/markup-text.ts';

const STYLE = `
:root{color-scheme:light dark;--ground:#f6f3ec;--raised:#fffdf9;--line:#171c2c66;--ink:#171c2c;--muted:#454e63;--mark:#1d4fb8;--danger:#a11c2b}
@media(prefers-color-scheme:dark){:root{--ground:#0b0f1a;--raised:#151c2d;--line:#94a3c580;--ink:#e8ecf5;--muted:#b0bad0;--mark:#8fb6ff;--danger:#ff9aa5}}
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:grid;place-items:center;padding:1.5rem;background:var(--ground);color:var(--ink);font:1rem/1.6 system-ui,sans-serif}
main{width:min(100%,38rem);padding:clamp(1.5rem,5vw,3rem);background:var(--raised);border:1px solid var(--line);border-block-start:4px solid var(--mark);border-radius:.75rem}
h1{margin:0 0 .75rem;font-size:clamp(1.5rem,5vw,2rem);line-height:1.2;text-wrap:balance}
p{margin:0;color:var(--muted);overflow-wrap:anywhere}
form{display:grid;gap:1.25rem;margin-block-start:1.75rem}
label{display:grid;gap:.375rem;font-weight:600}
input,select,textarea{width:100%;min-height:2.75rem;padding:.6rem .85rem;font:inherit;font-weight:400;color:inherit;background:var(--ground);border:1px solid var(--line);border-radius:.375rem}
textarea{min-height:8rem;resize:vertical}
[aria-invalid]{border-color:var(--danger)}
.problem{color:var(--danger);font-weight:500}
a,button{display:inline-block;margin-block-start:1.75rem;padding:.65rem 1.25rem;font:inherit;font-weight:600;color:var(--ground);background:var(--mark);border:0;border-radius:.375rem;text-decoration:none;cursor:pointer}
form button{margin:0;justify-self:start}
.quiet{color:var(--mark);background:none;border:1px solid var(--line)}
ul{margin:.75rem 0 0;padding:0;list-style:none;font-weight:600}
h2{margin:2rem 0 0;font-size:1.2rem}
summary{margin-block-start:2rem;cursor:pointer;font-weight:600;color:var(--danger)}
:focus-visible{outline:2px solid var(--mark);outline-offset:2px}
`;

/** What the page may do, which is next to nothing. */
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

interface PlainPage {
  language: Language;
  title: string;
  /** What stands below the title, as HTML. */
  body: string;
}

export function plainPage({ language, title, body }: PlainPage): string {
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${markupText(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${markupText(title)}</h1>
${body}
</main>
</body>
</html>
`;
}

/** It is nobody else's. Its address can be a key: also the page that a link leads to only hears which site it was. */
export function sendPage(
  context: Context,
  language: Language,
  page: string,
  status: ContentfulStatusCode = 200,
): Response {
  return context.html(page, status, {
    'Content-Language': language,
    'Content-Security-Policy': POLICY,
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'strict-origin',
  });
}
