// A case study as its form holds it: lists as the text that the owner types.
import type { CaseStudy } from '#app/content/case-studies.ts';
import { splitCommas, splitLines } from '../editor/entries.ts';
import { completeLink, linkError } from '../editor/link-rules.ts';
import { type FieldErrors, missing } from '../editor/list-definition.ts';

export interface CaseStudyForm {
  title: string;
  result: string;
  stack: string;
  summary: string;
  tech: string;
  highlights: string;
  ctaLabel: string;
  ctaHref: string;
  icon: string;
}

export const blankCaseStudy: CaseStudyForm = {
  title: '',
  result: '',
  stack: '',
  summary: '',
  tech: '',
  highlights: '',
  ctaLabel: '',
  ctaHref: '',
  icon: '',
};

export function caseStudyToForm(study: CaseStudy): CaseStudyForm {
  return {
    title: study.title,
    result: study.result,
    stack: study.stack,
    summary: study.summary,
    tech: study.tech.map(({ name }) => name).join(', '),
    highlights: study.highlights.join('\n'),
    ctaLabel: study.cta?.label ?? '',
    ctaHref: study.cta?.href ?? '',
    icon: study.icon ?? '',
  };
}

/** A call to action needs both its parts. Logos of technologies that keep their name are kept. */
export function caseStudyFromForm(form: CaseStudyForm, edited: CaseStudy | null): CaseStudy {
  const label = form.ctaLabel.trim();
  const href = completeLink(form.ctaHref);
  const known = new Map(edited?.tech.map((tech) => [tech.name, tech]));
  return {
    id: edited?.id ?? String(Date.now()),
    title: form.title.trim(),
    result: form.result.trim(),
    stack: form.stack.trim(),
    summary: form.summary.trim(),
    tech: splitCommas(form.tech).map((name) => known.get(name) ?? { name }),
    highlights: splitLines(form.highlights),
    ...(label && href && { cta: { label, href } }),
    ...(form.icon && { icon: form.icon }),
  };
}

/** Half a call to action is a mistake: it would not be kept, and what is typed does not just disappear. */
export function caseStudyErrors(form: CaseStudyForm): FieldErrors<CaseStudyForm> {
  const [label, href] = [form.ctaLabel.trim(), form.ctaHref.trim()];
  const ctaHref =
    label && !href ? 'Add the link too, or clear the label.' : linkError(form.ctaHref);
  return {
    ...missing(form, ['title', 'summary']),
    ...(href && !label && { ctaLabel: 'Add the label too, or clear the link.' }),
    ...(ctaHref && { ctaHref }),
  };
}
