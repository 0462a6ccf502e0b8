import { collectionEditor } from '../editor/collection-editor.tsx';
import { text } from '../editor/fields/basic.tsx';
import { ItemSummary } from '../editor/item-summary.tsx';

export default collectionEditor('principles', {
  description: 'Why somebody should choose you. Without any, the section does not show.',
  fields: {
    title: text({ label: 'Title', required: true }),
    description: text({ label: 'Description', rows: 3 }),
  },
  fresh: () => ({ id: String(Date.now()) }),
  belongs: 'each reason to choose you',
  Summary: ({ item }) => <ItemSummary title={item.title} text={item.description} />,
});
