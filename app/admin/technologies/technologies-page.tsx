import { collectionEditor } from '../editor/collection-editor.tsx';
import { text } from '../editor/fields/basic.tsx';
import { ItemSummary } from '../editor/item-summary.tsx';

export default collectionEditor('technologies', {
  description:
    'What the about section names as your core technologies. Without any, it names none.',
  fields: {
    name: text({ label: 'Name', required: true, row: 'halves' }),
    area: text({ label: 'Area', placeholder: 'Frontend', row: 'halves' }),
  },
  fresh: () => ({ id: String(Date.now()) }),
  belongs: 'each technology that you know best',
  Summary: ({ item }) => <ItemSummary title={item.name} text={item.area} />,
});
