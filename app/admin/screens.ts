// The screens behind the login: what the menu calls them, and their code, each in a chunk of its own.
import type { Screen } from '#app/content/collection.ts';
import { collections, type ScreenKey, screenKeys } from '#app/content/collections.ts';
import type { IconName } from './layout/icons.ts';
import { adminPaths } from './paths.ts';

export type LoadScreen = () => Promise<{ default: React.ComponentType }>;

export interface AdminScreen {
  path: string;
  label: string;
  icon: IconName;
  load: LoadScreen;
  /** Where the admin has no such port, there is no such screen either. */
  needs?: 'media';
}

const pages = import.meta.glob<{ default: React.ComponentType }>('./*/*-page.tsx');

function screenAt(path: string, label: string, icon: IconName): AdminScreen {
  const name = path.slice(adminPaths.root.length + 1);
  const load = pages[`./${name}/${name}-page.tsx`];
  if (!load) throw new Error(`${path} has no page: expected admin/${name}/${name}-page.tsx.`);
  return { path, label, icon, load };
}

function screenOf(key: ScreenKey): AdminScreen {
  const screen: Screen & { icon: IconName } = collections[key].screen;
  return screenAt(adminPaths[key], screen.label ?? collections[key].label, screen.icon);
}

function screensOf(belongs: (key: ScreenKey) => boolean): AdminScreen[] {
  return screenKeys.filter(belongs).map(screenOf);
}

const isOverview = (key: ScreenKey) => collections[key].scope === 'inbox';
const isGeneral = (key: ScreenKey) => 'isGeneral' in collections[key].screen;
/** The screen of the sections leads to it. */
const isPart = (key: ScreenKey) => 'isPart' in collections[key].screen;

/** As the menu shows them. */
export const SCREEN_GROUPS: readonly { label: string; screens: readonly AdminScreen[] }[] = [
  {
    label: 'Overview',
    screens: [
      screenAt(adminPaths.dashboard, 'Dashboard', 'LayoutDashboard'),
      ...screensOf(isOverview),
    ],
  },
  {
    label: 'Content',
    screens: screensOf((key) => !isOverview(key) && !isGeneral(key) && !isPart(key)),
  },
  {
    label: 'Site',
    screens: [
      { ...screenAt(adminPaths.media, 'Media', 'Images'), needs: 'media' },
      ...screensOf(isGeneral),
    ],
  },
];

export const screens = [...SCREEN_GROUPS.flatMap((group) => group.screens), ...screensOf(isPart)];

/** Fetches the screen that a pointer or the keyboard is about to open. When that fails, opening it says so. */
export function fetchScreen({ load }: AdminScreen): void {
  load().catch(() => {});
}
