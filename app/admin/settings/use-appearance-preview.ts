import { useEffect } from 'react';
import type { Settings } from '#app/content/settings.ts';
import { useContent, useStore } from '#app/store/use-content.tsx';
import {
  APPEARANCE_PREVIEW,
  type Appearance,
  resolveTheme,
  themeOf,
} from '#app/theme/appearance.ts';
import { publishedTheme, systemTheme } from '#app/theme/document.ts';

/** Shows the draft's colours and dark mode on the page; what is not saved is undone on leaving. */
export function useAppearancePreview(draft: Settings): void {
  const saved = useContent('settings');
  const pageTheme = usePageTheme(saved);
  const { darkMode, primaryColor, secondaryColor, accentColor } = draft;
  const changesMode = darkMode !== saved.darkMode;
  const changesColors =
    primaryColor !== saved.primaryColor ||
    secondaryColor !== saved.secondaryColor ||
    accentColor !== saved.accentColor;
  // Trying a colour must not turn the lights off for an owner who works in the other theme.
  const previewedMode = changesMode ? darkMode : pageTheme === 'dark';

  useEffect(() => {
    if (!changesMode && !changesColors) return;
    preview({ darkMode: previewedMode, primaryColor, secondaryColor, accentColor });
    return () => preview(null);
  }, [changesMode, changesColors, previewedMode, primaryColor, secondaryColor, accentColor]);
}

function preview(detail: Appearance | null) {
  window.dispatchEvent(new CustomEvent(APPEARANCE_PREVIEW, { detail }));
}

/** What the page wears without a preview. */
function usePageTheme(saved: Settings) {
  const store = useStore();
  const chosen = useContent('theme');
  return resolveTheme({
    saved: chosen,
    owner: store.isSaved('settings') ? themeOf(saved.darkMode) : publishedTheme(),
    system: systemTheme(),
  });
}
