// Pieces of content that an owner could have saved.

export function project(id: number, fields: Record<string, unknown> = {}) {
  return {
    id,
    title: `Project ${id}`,
    description: `What project ${id} does.`,
    image: '/images/projects/pehra.svg',
    technologies: ['React', 'Node.js'],
    categoryKey: 'fullStack',
    type: 'web',
    trending: false,
    github: `https://github.com/example/project-${id}`,
    live: `https://project-${id}.example.com`,
    ...fields,
  };
}

export function post(slug: string, date: string, fields: Record<string, unknown> = {}) {
  return {
    id: slug,
    slug,
    title: `Post ${slug}`,
    excerpt: `What ${slug} is about.`,
    content: 'Text.',
    date,
    published: true,
    featured: false,
    tags: [],
    coverImage: '',
    author: '',
    ...fields,
  };
}

export function caseStudy(id: string, fields: Record<string, unknown> = {}) {
  return { id, title: `Study ${id}`, summary: `Summary of ${id}`, ...fields };
}
