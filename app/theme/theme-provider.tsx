import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Theme } from '#app/content/session.ts';
import { useChoice, useContent, usePending, useStore } from '#app/store/use-content.tsx';
import { APPEARANCE_PREVIEW, type Appearance, resolveTheme, themeOf } from './appearance.ts';
import { applyColors, applyTheme, publishedTheme, systemTheme } from './document.ts';

interface ThemeControl {
  /** Switches dark and light, and remembers it where it can. Which of them is worn stands on the document root. */
  toggleTheme: () => void;
}

const ThemeContext = createContext<ThemeControl | null>(null);

export function useTheme(): ThemeControl {
  const control = useContext(ThemeContext);
  if (!control) throw new Error('useTheme must be used inside a ThemeProvider.');
  return control;
}

export function ThemeProvider({ children }: { children: ReactNode }) {
  const store = useStore();
  const [chosen, choose] = useChoice('theme');
  const settings = useContent('settings');
  const system = useSystemTheme();
  const { preview, previewed, overrule } = useAppearancePreview();

  // Until the system and what is saved are known, the page wears what the inline script put on.
  const isThemePending = usePending('theme');
  const isSettingsPending = usePending('settings');
  const isKnown = system !== undefined && !isThemePending && !isSettingsPending;
  const owner = isKnown && store.isSaved('settings') ? themeOf(settings.darkMode) : null;
  const resolved = isKnown
    ? resolveTheme({ saved: chosen, owner: owner ?? publishedTheme(), system })
    : null;
  const theme = previewed ?? resolved;

  useEffect(() => {
    if (theme) applyTheme(theme);
  }, [theme]);

  const colors = preview ?? settings;
  useEffect(() => {
    if (isKnown) applyColors(colors);
  }, [colors, isKnown]);

  // Never another object: a change of context would wake every part of a prerendered page at once.
  const control = useMemo(
    () => ({
      toggleTheme() {
        const isDark = document.documentElement.classList.contains('dark');
        choose(themeOf(!isDark));
        overrule();
      },
    }),
    [choose, overrule],
  );

  return <ThemeContext value={control}>{children}</ThemeContext>;
}

/** Undefined during the first render, null where the system has no preference. */
function useSystemTheme(): Theme | null | undefined {
  return useSyncExternalStore<Theme | null | undefined>(
    (onChange) => {
      const query = window.matchMedia('(prefers-color-scheme: light)');
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    systemTheme,
    () => undefined,
  );
}

interface Previewing {
  preview: Appearance | null;
  /** The mode that the button has been pressed against. */
  overruled: boolean | null;
}

/** What the settings editor is trying out; nothing when it is done. The button is stronger, until its mode changes. */
function useAppearancePreview() {
  const [{ preview, overruled }, setPreviewing] = useState<Previewing>({
    preview: null,
    overruled: null,
  });
  useEffect(() => {
    const handlePreview = (event: Event) => {
      const next = (event as CustomEvent<Appearance | null>).detail;
      setPreviewing((current) => {
        const isStill = next?.darkMode === current.preview?.darkMode;
        return { preview: next, overruled: isStill ? current.overruled : null };
      });
    };
    window.addEventListener(APPEARANCE_PREVIEW, handlePreview);
    return () => window.removeEventListener(APPEARANCE_PREVIEW, handlePreview);
  }, []);
  const overrule = useCallback(
    () =>
      setPreviewing((current) => ({ ...current, overruled: current.preview?.darkMode ?? null })),
    [],
  );
  const isOverruled = preview?.darkMode === overruled;
  return {
    preview,
    previewed: preview && !isOverruled ? themeOf(preview.darkMode) : null,
    overrule,
  };
}
