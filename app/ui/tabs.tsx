import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

interface Tab {
  id: string;
  label: ReactNode;
  panel: ReactNode;
}

interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  /** The id of the one that is open. */
  open: string;
  onOpen: (id: string) => void;
}

export function Tabs({ label, tabs, open, onOpen }: TabsProps) {
  return (
    <Base.Root value={open} onValueChange={onOpen}>
      <Base.List aria-label={label} className="flex gap-1 overflow-x-auto border-b">
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.id}
            value={tab.id}
            className="min-h-11 whitespace-nowrap border-transparent border-b-2 px-4 font-medium text-muted hover:text-ink data-active:border-primary-text data-active:text-ink"
          >
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.id} value={tab.id} className="pt-6">
          {tab.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
