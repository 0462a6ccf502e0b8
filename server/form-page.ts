// The page that answers a form which was sent without scripts.
import { BUDGETS, plainFormAction, TIMELINES } from '#app/content/request-options.ts';
import type { Language } from '#app/i18n/languages.ts';
import { markupText } from '#app/lib/markup-text.ts';
import { formTexts } from './form-texts.ts';
import { plainPage } from './plain-page.ts';

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

interface FormPage {
  language: Language;
  title: string;
  text: string;
  /** The form once more, with what was typed and what is wrong with it. */
  again?: { kind: PlainKind; typed: Typed };
}

export function formPage({ language, title, text, again }: FormPage): string {
  const { site } = formTexts(language);
  const rest = again
    ? formAgain(language, again)
    : `<a href="/">${markupText(site.notFound.home)}</a>`;
  return plainPage({ language, title, body: `<p>${markupText(text)}</p>\n${rest}` });
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
