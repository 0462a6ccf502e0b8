import { Moon, Sun } from 'lucide-react';
import { useTheme } from '#app/theme/theme-provider.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';

/** A sun in dark mode, a moon in light mode; which of them shows is the style sheet's business. */
export function ThemeToggle() {
  const { toggleTheme } = useTheme();
  return (
    <IconButton label="Toggle theme" onClick={toggleTheme}>
      <Sun className="hidden size-5 dark:block" />
      <Moon className="size-5 dark:hidden" />
    </IconButton>
  );
}
