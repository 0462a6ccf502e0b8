// The page that answers a form which was sent without scripts. It asks for nothing: no script, no file.
import { createHash } from 'node:crypto';
import { BUDGETS, plainFormAction, TIMELINES } from '#app/content/request-options.ts';
import { directionOf, type Language } from '#app/i18n/languages.ts';
import { markupText } from '#app/lib/markup-text.ts';
import { formTexts } from './form-texts.ts';

export type PlainKind = keyof typeof FORMS;
export type Problem = 'required' | 'noEmail';

interface FormField {
  /** As the site calls it. */
  name: keyof ReturnType<typeof formTexts>['site']['form'];
  isRequired?: boolean;
  isLong?: boolean;
}

/** The fields of the forms that stand in a page; the other two open in a dialog, which needs scripts. */
export const FORMS = {
  contact: [
    { name: 'firstName', isRequired: true },
    { name: 'lastName', isRequired: true },
    { name: 'email', isRequired: true },
    { name: 'subject', isRequired: true },
    { name: 'message', isRequired: true, isLong: true },
  ],
  inquiry: [
    { name: 'name', isRequired: true },
    { name: 'email', isRequired: true },
    { name: 'company' },
    { name: 'budget' },
    { name: 'timeline' },
    { name: 'description', isRequired: true, isLong: true },
  ],
} as const satisfies Record<string, readonly FormField[]>;

export interface Typed {
  values: Readonly<Record<string, string>>;
  services: readonly string[];
  problems: Readonly<Record<string, Problem>>;
}

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
:focus-visible{outline:2px solid var(--mark);outline-offset:2px}
`;

/** What the page may do, which is next to nothing. */
export const FORM_PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

interface FormPage {
  language: Language;
  title: string;
  text: string;
  /** The form once more, with what was typed and what is wrong with it. */
  again?: { kind: PlainKind; typed: Typed };
}

export function formPage({ language, title, text, again }: FormPage): string {
  const { site } = formTexts(language);
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
<p>${markupText(text)}</p>
${again ? formAgain(language, again) : `<a href="/">${markupText(site.notFound.home)}</a>`}
</main>
</body>
</html>
`;
}

function formAgain(
  language: Language,
  { kind, typed: { values, services, problems } }: { kind: PlainKind; typed: Typed },
): string {
  const { site, answer } = formTexts(language);
  const fields = FORMS[kind].map((field: FormField) => {
    const problem = problems[field.name];
    const note = problem ? `<span class="problem">${markupText(answer[problem])}</span>` : '';
    const control = controlOf(field, values[field.name] ?? '', problem !== undefined, language);
    return `<label>${markupText(site.form[field.name])}${control}${note}</label>`;
  });
  const kept = services.map(
    (service) => `<input type="hidden" name="services" value="${markupText(service)}">`,
  );
  const send = kind === 'contact' ? site.contact.submit : site.inquiry.submit;
  return `<form method="post" action="${plainFormAction(kind)}">
${[...fields, ...kept].join('\n')}
<button>${markupText(send)}</button>
</form>`;
}

function controlOf(
  { name, isRequired, isLong }: FormField,
  value: string,
  isWrong: boolean,
  language: Language,
): string {
  const required = isRequired ? ' required' : '';
  const wrong = isWrong ? ' aria-invalid="true"' : '';
  const attributes = `name="${name}"${required}${wrong}`;
  // HTML drops the first line break of a text area.
  if (isLong) return `<textarea ${attributes}>\n${markupText(value)}</textarea>`;
  const { options } = formTexts(language).site;
  if (name === 'budget') return choice(attributes, BUDGETS, options.budgets, value);
  if (name === 'timeline') return choice(attributes, TIMELINES, options.timelines, value);
  const type = name === 'email' ? 'type="email" dir="ltr"' : 'type="text"';
  return `<input ${type} ${attributes} value="${markupText(value)}">`;
}

function choice(
  attributes: string,
  values: readonly string[],
  texts: readonly string[],
  chosen: string,
): string {
  const options = ['', ...values].map((value, at) => {
    const selected = value === chosen ? ' selected' : '';
    const text = texts[at - 1] ?? value;
    return `<option value="${markupText(value)}"${selected}>${markupText(text)}</option>`;
  });
  return `<select ${attributes}>${options.join('')}</select>`;
}
