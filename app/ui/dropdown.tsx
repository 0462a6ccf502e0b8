import { Menu } from '@base-ui/react/menu';
import type { ReactNode } from 'react';
import { buttonClass } from './button.tsx';

interface DropdownItem {
  id: string;
  label: ReactNode;
  onSelect: () => void;
}

/** A button with a menu of actions. */
export function Dropdown({ label, items }: { label: ReactNode; items: readonly DropdownItem[] }) {
  return (
    <Menu.Root>
      <Menu.Trigger className={buttonClass({ variant: 'outline' })}>{label}</Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={6} align="start" className="z-40">
          <Menu.Popup className="min-w-44 animate-fade rounded-md border bg-raised p-1 shadow-card">
            {items.map((item) => (
              <Menu.Item
                key={item.id}
                onClick={item.onSelect}
                className="flex min-h-10 items-center gap-2 rounded-sm px-3 outline-none data-highlighted:bg-primary data-highlighted:text-on-primary"
              >
                {item.label}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
