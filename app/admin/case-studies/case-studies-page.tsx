import { CaseStudyCard } from '#app/site/cards/case-study-card.tsx';
import { collectionEditor } from '../editor/collection-editor.tsx';
import { lines, text } from '../editor/fields/basic.tsx';
import { ItemSummary } from '../editor/item-summary.tsx';
import { callToAction, illustration, technologies } from './case-study-fields.tsx';

export default collectionEditor('caseStudies', {
  description:
    'Results of larger projects, each with its story, its technologies and a call to action.',
  fields: {
    title: text({ label: 'Title', required: true }),
    result: text({ label: 'Result', placeholder: '62% faster pages', row: 'halves' }),
    stack: text({ label: 'Stack', placeholder: 'Next.js · Node.js', row: 'halves' }),
    summary: text({ label: 'Summary', required: true, rows: 3 }),
    icon: illustration,
    tech: technologies,
    highlights: lines({ label: 'Highlights', hint: 'One per line.', rows: 3 }),
    cta: callToAction,
  },
  fresh: () => ({ id: String(Date.now()) }),
  belongs: 'each project whose story shows what you can do',
  savesAll: true,
  Summary: ({ item }) => <ItemSummary title={item.title} text={item.result || item.summary} />,
  Preview: ({ item }) => <CaseStudyCard study={item} />,
});
