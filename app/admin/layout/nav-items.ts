import {
  BookOpen,
  Bot,
  Building2,
  Eye,
  FolderKanban,
  Gauge,
  Layers,
  LayoutDashboard,
  type LucideIcon,
  Mail,
  Newspaper,
  Settings,
  User,
} from 'lucide-react';
import { adminPaths } from '../paths.ts';

export interface NavItem {
  path: string;
  label: string;
  icon: LucideIcon;
}

export const NAV_GROUPS: readonly { label: string; items: readonly NavItem[] }[] = [
  {
    label: 'Overview',
    items: [
      { path: adminPaths.dashboard, label: 'Dashboard', icon: LayoutDashboard },
      { path: adminPaths.messages, label: 'Messages', icon: Mail },
    ],
  },
  {
    label: 'Content',
    items: [
      { path: adminPaths.about, label: 'About', icon: User },
      { path: adminPaths.skills, label: 'Skills', icon: Gauge },
      { path: adminPaths.projects, label: 'Projects', icon: FolderKanban },
      { path: adminPaths.services, label: 'Services', icon: Layers },
      { path: adminPaths.caseStudies, label: 'Case Studies', icon: BookOpen },
      { path: adminPaths.blog, label: 'Blog', icon: Newspaper },
      { path: adminPaths.companies, label: 'Trusted Companies', icon: Building2 },
      { path: adminPaths.chatbot, label: 'Chatbot', icon: Bot },
    ],
  },
  {
    label: 'Site',
    items: [
      { path: adminPaths.settings, label: 'Settings', icon: Settings },
      { path: adminPaths.sections, label: 'Sections', icon: Eye },
    ],
  },
];

export function navItemAt(path: string): NavItem | undefined {
  return NAV_GROUPS.flatMap((group) => group.items).find((item) => item.path === path);
}
