import { collectionEditor } from '../editor/collection-editor.tsx';
import { text } from '../editor/fields/basic.tsx';
import { ItemSummary } from '../editor/item-summary.tsx';
import { stars } from './stars-field.tsx';

export default collectionEditor('testimonials', {
  description:
    'What clients say about working with you, in their words. Without any, the section does not show.',
  fields: {
    name: text({ label: 'Name', required: true, autoComplete: 'off', row: 'halves' }),
    image: text({
      label: 'Initials',
      placeholder: 'AS',
      hint: 'They stand in for a portrait.',
      row: 'halves',
    }),
    role: text({ label: 'Role', placeholder: 'Operations Director', row: 'halves' }),
    company: text({ label: 'Company', row: 'halves' }),
    text: text({ label: 'What they say', required: true, rows: 4 }),
    rating: stars({ label: 'Rating', row: 'halves' }),
    project: text({ label: 'Project', hint: 'Optional. A tag below the words.', row: 'halves' }),
  },
  fresh: () => ({ id: String(Date.now()) }),
  belongs: 'each client who has said something about you',
  Summary: ({ item }) => (
    <ItemSummary
      title={[item.name, item.company].filter(Boolean).join(', ')}
      text={item.text}
      icon={<span className="font-semibold text-sm">{item.image}</span>}
    />
  ),
});
