// The page that answers a form which was sent without scripts.
import type { Choice } from '#app/content/choices.ts';
import type { PageTexts } from '#app/content/page-texts.ts';
import { plainFormAction } from '#app/content/request-options.ts';
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
  among?: keyof PageTexts['choices'];
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
    { name: 'budget', among: 'budgets' },
    { name: 'timeline', among: 'timelines' },
    { name: 'description', isRequired: true, isLong: true },
  ],
} as const satisfies Record<string, readonly FormField[]>;

export interface Typed {
  values: Readonly<Record<string, string>>;
  services: readonly string[];
  problems: Readonly<Record<string, Problem>>;
}

/** What can be chosen for something. */
export type Choices = (among: keyof PageTexts['choices']) => readonly Choice[];

interface FormPage {
  language: Language;
  /** Where the site begins in that language. */
  home: string;
  title: string;
  text: string;
  /** The form once more, with what was typed and what is wrong with it. */
  again?: { kind: PlainKind; typed: Typed; choices: Choices };
}

export function formPage({ language, home, title, text, again }: FormPage): string {
  const { site } = formTexts(language);
  const rest = again
    ? formAgain(language, again)
    : `<a href="${home}">${markupText(site.notFound.home)}</a>`;
  return plainPage({ language, title, body: `<p>${markupText(text)}</p>\n${rest}` });
}

function formAgain(
  language: Language,
  { kind, typed: { values, services, problems }, choices }: NonNullable<FormPage['again']>,
): string {
  const { site, answer } = formTexts(language);
  const fields = FORMS[kind].map((field: FormField) => {
    const options = field.among && choices(field.among);
    // Of nothing nothing can be chosen.
    if (options?.length === 0) return '';
    const problem = problems[field.name];
    const note = problem ? `<span class="problem">${markupText(answer[problem])}</span>` : '';
    const control = controlOf(field, values[field.name] ?? '', problem !== undefined, options);
    return `<label>${markupText(site.form[field.name])}${control}${note}</label>`;
  });
  const kept = services.map(
    (service) => `<input type="hidden" name="services" value="${markupText(service)}">`,
  );
  const send = kind === 'contact' ? site.contact.submit : site.inquiry.submit;
  return `<form method="post" action="${plainFormAction(kind, language)}">
${[...fields, ...kept].join('\n')}
<button>${markupText(send)}</button>
</form>`;
}

function controlOf(
  { name, isRequired, isLong }: FormField,
  value: string,
  isWrong: boolean,
  options: readonly Choice[] | undefined,
): string {
  const required = isRequired ? ' required' : '';
  const wrong = isWrong ? ' aria-invalid="true"' : '';
  const attributes = `name="${name}"${required}${wrong}`;
  // HTML drops the first line break of a text area.
  if (isLong) return `<textarea ${attributes}>\n${markupText(value)}</textarea>`;
  if (options) return choice(attributes, options, value);
  const type = name === 'email' ? 'type="email" dir="ltr"' : 'type="text"';
  return `<input ${type} ${attributes} value="${markupText(value)}">`;
}

function choice(attributes: string, options: readonly Choice[], chosen: string): string {
  const all = [{ value: '', label: '' }, ...options].map(({ value, label }) => {
    const selected = value === chosen ? ' selected' : '';
    return `<option value="${markupText(value)}"${selected}>${markupText(label)}</option>`;
  });
  return `<select ${attributes}>${all.join('')}</select>`;
}
