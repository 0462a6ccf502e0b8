import type { CaseStudy } from '#app/content/case-studies.ts';
import { CaseStudyCard } from '#app/site/cards/case-study-card.tsx';
import { ItemSummary } from '../editor/item-summary.tsx';
import type { ListDefinition } from '../editor/list-definition.ts';
import { CaseStudyFields } from './case-study-fields.tsx';
import {
  blankCaseStudy,
  type CaseStudyForm,
  caseStudyErrors,
  caseStudyFromForm,
  caseStudyToForm,
} from './case-study-form.ts';

export const caseStudyList: ListDefinition<CaseStudy, CaseStudyForm> = {
  noun: 'case study',
  heading: 'Case studies',
  addLabel: 'Add Case Study',
  saveLabel: 'Save Case Study',
  keyOf: ({ id }) => id,
  titleOf: ({ title }) => title,
  blank: () => blankCaseStudy,
  toForm: caseStudyToForm,
  fromForm: caseStudyFromForm,
  validate: caseStudyErrors,
  incomplete: { title: 'Title and Summary are required' },
  added: { title: 'Case study added', text: 'Save all to show it on the public page.' },
  deleted: { title: 'Case study removed', text: 'Save all to take it off the public page.' },
  Fields: CaseStudyFields,
  Summary: ({ item }) => <ItemSummary title={item.title} text={item.result || item.summary} />,
  Preview: ({ item }) => <CaseStudyCard study={item} />,
};
