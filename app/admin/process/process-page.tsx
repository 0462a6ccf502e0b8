import { collectionEditor } from '../editor/collection-editor.tsx';
import { text } from '../editor/fields/basic.tsx';
import { ItemSummary } from '../editor/item-summary.tsx';

export default collectionEditor('processSteps', {
  description:
    'The steps of working together, in their order. Without any, the section does not show.',
  fields: {
    title: text({ label: 'Title', required: true }),
    description: text({ label: 'Description', rows: 3 }),
  },
  fresh: () => ({ id: String(Date.now()) }),
  belongs: 'each step from the first talk to the finished work',
  Summary: ({ item }) => <ItemSummary title={item.title} text={item.description} />,
});
