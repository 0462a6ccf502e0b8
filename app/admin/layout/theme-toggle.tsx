import { Moon, Sun } from 'lucide-react';
import { useTheme } from '#app/theme/theme-provider.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';

export function ThemeToggle() {
  const { theme, toggleTheme } = useTheme();
  return (
    <IconButton label="Toggle theme" onClick={toggleTheme}>
      {theme === 'light' ? <Moon className="size-5" /> : <Sun className="size-5" />}
    </IconButton>
  );
}
