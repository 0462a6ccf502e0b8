import {
  ArrowRight,
  Bot,
  FolderKanban,
  Gauge,
  type LucideIcon,
  Mail,
  Settings,
  User,
} from 'lucide-react';
import { Link } from 'react-router';
import { adminPaths } from '../paths.ts';

const ACTIONS: readonly { title: string; text: string; path: string; icon: LucideIcon }[] = [
  {
    title: 'Edit About Me',
    text: 'Your bio, photo, figures and links',
    path: adminPaths.about,
    icon: User,
  },
  {
    title: 'Manage Projects',
    text: 'Add, reorder and retire your work',
    path: adminPaths.projects,
    icon: FolderKanban,
  },
  {
    title: 'Update Skills',
    text: 'Categories, levels and expertise',
    path: adminPaths.skills,
    icon: Gauge,
  },
  {
    title: 'Chatbot Settings',
    text: 'What the assistant says for you',
    path: adminPaths.chatbot,
    icon: Bot,
  },
  {
    title: 'General Settings',
    text: 'Name, colours, search and sharing',
    path: adminPaths.settings,
    icon: Settings,
  },
  {
    title: 'View Messages',
    text: 'Read and answer what visitors sent',
    path: adminPaths.messages,
    icon: Mail,
  },
];

export function QuickActions() {
  return (
    <section aria-labelledby="quick-actions" className="grid content-start gap-4">
      <h2 id="quick-actions" className="text-xl">
        Quick actions
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2">
        {ACTIONS.map(({ title, text, path, icon: Icon }) => (
          <li key={path}>
            <Link
              to={path}
              className="group flex h-full items-start gap-4 rounded-lg border bg-raised/50 p-5 transition-colors hover:border-line-strong hover:bg-raised"
            >
              <Icon className="mt-0.5 size-5 shrink-0 text-primary-text" />
              <span className="grid flex-1 gap-0.5">
                <span className="font-semibold">{title}</span>
                <span className="text-muted text-sm">{text}</span>
              </span>
              <ArrowRight className="mt-1 size-4 text-faint transition-transform group-hover:translate-x-0.5 group-hover:text-ink" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
