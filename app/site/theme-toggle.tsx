import { Moon, Sun } from 'lucide-react';
import { useTranslation } from '#app/i18n/use-translation.ts';
import { useTheme } from '#app/theme/theme-provider.tsx';
import { Button } from '#app/ui/button.tsx';

/** A sun in dark mode, a moon in light mode; which of them shows is the style sheet's business. */
export function ThemeToggle() {
  const { t } = useTranslation();
  const { toggleTheme } = useTheme();
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={t('nav.toggleTheme')}
      data-tooltip
      onClick={toggleTheme}
    >
      <Sun className="hidden size-5 dark:block" />
      <Moon className="size-5 dark:hidden" />
    </Button>
  );
}
