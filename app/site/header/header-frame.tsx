import { Menu, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { NAVBAR_FROST_PX } from '#app/content/timing.ts';
import { useTranslation } from '#app/i18n/use-translation.ts';
import { Button } from '#app/ui/button.tsx';
import { useScrolledPast } from '../use-scroll.ts';
import { useUncoveredFocus } from './use-uncovered-focus.ts';

const MENU_ID = 'site-menu';
/** Those of other sites open a tab of their own, and the menu stays. */
const CHOICES = 'nav a, button';

/** Where the browser has any. */
function hasOpenPopover(within: Element | null): boolean {
  return 'popover' in HTMLElement.prototype && within?.querySelector(':popover-open') != null;
}

interface HeaderFrameProps {
  bar: ReactNode;
  menu: ReactNode;
}

/** The bar, and the menu below it on a small screen. What stands in them is not drawn anew when it opens. */
export function HeaderFrame({ bar, menu }: HeaderFrameProps) {
  const { t } = useTranslation();
  const isFrosted = useScrolledPast(NAVBAR_FROST_PX);
  const [isOpen, setOpen] = useState(false);
  const header = useRef<HTMLElement>(null);
  const menuButton = useRef<HTMLButtonElement>(null);
  const menuBox = useRef<HTMLDivElement>(null);

  useUncoveredFocus(header);

  useEffect(() => {
    const box = menuBox.current;
    if (!isOpen || !box) return;
    const handleKey = (event: KeyboardEvent) => {
      // What is open above the menu closes first.
      if (event.key !== 'Escape' || hasOpenPopover(header.current)) return;
      setOpen(false);
      menuButton.current?.focus();
    };
    const handleClick = ({ target }: MouseEvent) => {
      const choice = (target as Element).closest(CHOICES);
      if (!choice) return;
      setOpen(false);
      // A dialog gives focus back to what had it, and the button that opens one is about to go.
      if (choice.matches('button')) menuButton.current?.focus();
    };
    document.addEventListener('keydown', handleKey);
    box.addEventListener('click', handleClick);
    return () => {
      document.removeEventListener('keydown', handleKey);
      box.removeEventListener('click', handleClick);
    };
  }, [isOpen]);

  return (
    <header
      ref={header}
      data-frosted={(isFrosted && !isOpen) || undefined}
      data-open={isOpen || undefined}
      className="fixed inset-x-0 top-0 z-30 border-transparent border-b transition-[background-color,border-color] duration-200 data-frosted:frosted data-frosted:border-line data-open:z-40 data-open:border-line data-open:bg-ground data-open:shadow-card noscript:frosted noscript:border-line"
    >
      <div className="container-page flex h-16 items-center gap-2 lg:h-18">
        {bar}
        <Button
          ref={menuButton}
          variant="ghost"
          size="icon"
          aria-expanded={isOpen}
          aria-controls={MENU_ID}
          aria-label={t(isOpen ? 'nav.closeMenu' : 'nav.openMenu')}
          onClick={() => setOpen(!isOpen)}
          className="-me-2 lg:hidden"
        >
          {isOpen ? <X className="size-6" /> : <Menu className="size-6" />}
        </Button>
      </div>
      <div
        ref={menuBox}
        id={MENU_ID}
        hidden={!isOpen}
        className="max-h-[calc(100dvb-4rem)] overflow-y-auto lg:hidden"
      >
        {menu}
      </div>
    </header>
  );
}
