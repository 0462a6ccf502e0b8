import { Link } from 'react-router';
import { isPublished } from '#app/content/is-published.ts';
import { useContent } from '#app/store/use-content.tsx';
import { useMessageCounts } from '../messages/use-inbox.ts';
import { adminPaths } from '../paths.ts';

interface Tile {
  label: string;
  value: number;
  detail: string;
  path: string;
}

export function StatTiles() {
  const projects = useContent('projects');
  const skills = useContent('skills');
  const posts = useContent('blogPosts');
  const messages = useMessageCounts();
  const live = projects.filter((project) => project.trending).length;
  const categoryCount = skills.categories.length;
  const published = posts.filter(isPublished).length;

  const tiles: Tile[] = [
    {
      label: 'Projects',
      value: projects.length,
      detail: `${live} trending`,
      path: adminPaths.projects,
    },
    {
      label: 'Skills',
      value: skills.categories.reduce((sum, { skills: listed }) => sum + listed.length, 0),
      detail: categoryCount === 1 ? 'in 1 category' : `in ${categoryCount} categories`,
      path: adminPaths.skills,
    },
    {
      label: 'Blog posts',
      value: posts.length,
      detail: `${published} published`,
      path: adminPaths.blogPosts,
    },
    {
      label: 'Messages',
      value: messages?.all ?? 0,
      detail: `${messages?.new ?? 0} new`,
      path: adminPaths.messages,
    },
  ];

  return (
    <ul
      aria-label="At a glance"
      className="grid overflow-hidden rounded-lg border bg-raised/50 shadow-card max-xs:divide-y xs:grid-cols-2 xl:grid-cols-4"
    >
      {tiles.map((tile) => (
        <li key={tile.label} className="-mb-px -me-px border-e border-b">
          <Link
            to={tile.path}
            className="grid h-full gap-1 p-5 -outline-offset-2 transition-colors hover:bg-raised lg:p-6"
          >
            <span className="label text-faint">{tile.label}</span>
            <span className="font-semibold text-4xl tabular tracking-tight">{tile.value}</span>
            <span className="text-muted text-sm">{tile.detail}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
