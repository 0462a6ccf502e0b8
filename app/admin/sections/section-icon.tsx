import {
  BadgeCheck,
  BookOpen,
  Building2,
  CalendarClock,
  FolderKanban,
  Gauge,
  Home,
  Layers,
  type LucideIcon,
  Mail,
  Newspaper,
  Quote,
  TrendingUp,
  User,
  Workflow,
} from 'lucide-react';
import type { SECTIONS } from '#app/content/sections.ts';

type IconName = (typeof SECTIONS)[keyof typeof SECTIONS]['iconName'];

const icons: Record<string, LucideIcon> = {
  BadgeCheck,
  BookOpen,
  Building2,
  CalendarClock,
  FolderKanban,
  Gauge,
  Home,
  Layers,
  Mail,
  Newspaper,
  Quote,
  TrendingUp,
  User,
  Workflow,
};

export function SectionIcon({ name }: { name: IconName }) {
  const Icon = icons[name] ?? Layers;
  return <Icon className="mt-0.5 size-5 shrink-0 text-primary-text" />;
}
