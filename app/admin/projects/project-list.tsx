import { PROJECT_CATEGORIES, type Project } from '#app/content/projects.ts';
import { sampleProjects } from '#app/content/samples.ts';
import { ProjectCard } from '#app/site/cards/project-card.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { withTyped } from '../editor/entries.ts';
import { ItemSummary } from '../editor/item-summary.tsx';
import { completeLink, imageError, linkErrors } from '../editor/link-rules.ts';
import { type ListDefinition, missing } from '../editor/list-definition.ts';
import { ProjectFields, type ProjectForm } from './project-fields.tsx';

export const projectList: ListDefinition<Project, ProjectForm> = {
  noun: 'project',
  heading: 'Projects',
  addLabel: 'Add Project',
  saveLabel: 'Save Project',
  keyOf: ({ id }) => String(id),
  titleOf: ({ title }) => title,
  blank: () => ({
    id: Date.now(),
    title: '',
    description: '',
    image: '',
    technologies: [],
    categoryKey: 'fullStack',
    type: 'web',
    trending: false,
    github: '',
    live: '',
    typedTechnology: '',
  }),
  toForm: (project) => ({ ...project, typedTechnology: '' }),
  fromForm: ({ typedTechnology, ...form }) => ({
    ...form,
    technologies: withTyped(form.technologies, typedTechnology),
    title: form.title.trim(),
    description: form.description.trim(),
    github: completeLink(form.github),
    live: completeLink(form.live),
  }),
  validate(form) {
    const image = imageError(form.image);
    return {
      ...linkErrors(form, ['github', 'live']),
      ...(image && { image }),
      ...missing(form, ['title', 'description']),
    };
  },
  incomplete: { title: 'Error', text: 'Please fill in all required fields.' },
  deleted: { title: 'Project Deleted', text: 'Save to take it off the public page.' },
  Fields: ProjectFields,
  Summary: ({ item }) => (
    <ItemSummary image={item.image} title={item.title} text={item.description}>
      <Badge>{PROJECT_CATEGORIES[item.categoryKey]}</Badge>
      {item.trending && <Badge tone="primary">Trending</Badge>}
    </ItemSummary>
  ),
  Preview: ({ item }) => <ProjectCard project={item} />,
  sample: sampleProjects,
};
