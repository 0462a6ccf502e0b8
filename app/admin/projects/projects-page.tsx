import { PROJECT_CATEGORIES } from '#app/content/project-filters.ts';
import { sampleProjects } from '#app/content/samples.ts';
import { ProjectCard } from '#app/site/cards/project-card.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { collectionEditor } from '../editor/collection-editor.tsx';
import { choice, link, text, toggle } from '../editor/fields/basic.tsx';
import { entries } from '../editor/fields/entries.tsx';
import { image } from '../editor/fields/image.tsx';
import { ItemSummary } from '../editor/item-summary.tsx';

/** Twice the width of a card on the public page. */
const LONGEST_EDGE_PX = 960;

export default collectionEditor('projects', {
  description:
    'Your work, in the order of the public page; trending projects go first there. Nothing changes for visitors until you save.',
  fields: {
    title: text({ label: 'Title', required: true }),
    description: text({ label: 'Description', required: true, rows: 3 }),
    categoryKey: choice({ label: 'Category', options: PROJECT_CATEGORIES, row: 'halves' }),
    type: choice({ label: 'Type', options: { web: 'Web', mobile: 'Mobile' }, row: 'halves' }),
    image: image({ label: 'Image', longestEdge: LONGEST_EDGE_PX }),
    technologies: entries({
      label: 'Technologies',
      noun: 'technology',
      hint: 'The card names the first three and counts the rest.',
    }),
    github: link({ label: 'GitHub link', row: 'halves' }),
    live: link({ label: 'Live link', row: 'halves' }),
    trending: toggle({
      label: 'Trending',
      hint: 'Marked on its card, and shown before the others.',
    }),
  },
  fresh: () => ({ id: Date.now() }),
  belongs: 'each piece of work that visitors should see',
  Summary: ({ item }) => (
    <ItemSummary image={item.image} title={item.title} text={item.description}>
      <Badge>{PROJECT_CATEGORIES[item.categoryKey]}</Badge>
      {item.trending && <Badge tone="primary">Trending</Badge>}
    </ItemSummary>
  ),
  Preview: ({ item }) => <ProjectCard project={item} />,
  sample: sampleProjects,
});
