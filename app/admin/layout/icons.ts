// The drawing of every icon that a collection or a section names.
import {
  BadgeCheck,
  BookOpen,
  Bot,
  Building2,
  CalendarClock,
  Eye,
  FolderKanban,
  Gauge,
  Home,
  Images,
  Languages,
  Layers,
  LayoutDashboard,
  type LucideIcon,
  Mail,
  Newspaper,
  Quote,
  Settings,
  TrendingUp,
  User,
  Workflow,
} from 'lucide-react';
import type { collections, ScreenKey } from '#app/content/collections.ts';
import type { SECTIONS, SectionId } from '#app/content/sections.ts';

export type IconName =
  | (typeof collections)[ScreenKey]['screen']['icon']
  | (typeof SECTIONS)[SectionId]['icon']
  | 'LayoutDashboard'
  | 'Images';

export const ICONS: Readonly<Record<IconName, LucideIcon>> = {
  BadgeCheck,
  BookOpen,
  Bot,
  Building2,
  CalendarClock,
  Eye,
  FolderKanban,
  Gauge,
  Home,
  Images,
  Languages,
  Layers,
  LayoutDashboard,
  Mail,
  Newspaper,
  Quote,
  Settings,
  TrendingUp,
  User,
  Workflow,
};
