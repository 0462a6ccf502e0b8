import { Plus } from 'lucide-react';
import { useId, useLayoutEffect, useRef } from 'react';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { ItemForm } from './item-form.tsx';
import { SortableRows } from './sortable-rows.tsx';
import type { ListState } from './use-list-editor.ts';

export function ListEditor<Item, Form>({ list }: { list: ListState<Item, Form> }) {
  const { definition, items, open } = list;
  const headingId = useId();
  const section = useFocusRequests(list);
  return (
    <section ref={section} aria-labelledby={headingId} className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id={headingId} className="text-xl">
          {definition.heading}
        </h2>
        <Badge>{items.length}</Badge>
        <Button
          variant="outline"
          size="small"
          className="ms-auto"
          data-focus="add"
          onClick={list.add}
        >
          <Plus className="size-4" />
          {definition.addLabel}
        </Button>
      </div>
      {open?.at === null && <ItemForm list={list} />}
      {items.length > 0 && <SortableRows list={list} />}
      {items.length === 0 && !open && (
        <EmptyState title={`No ${definition.heading.toLowerCase()} yet`}>
          <p>
            Press “{definition.addLabel}” for {definition.belongs}.
          </p>
          {definition.whenEmpty && <p>{definition.whenEmpty}</p>}
          {definition.sample && !definition.whenEmpty && (
            <Button variant="outline" size="small" className="mt-4" onClick={list.loadSample}>
              Load sample data
            </Button>
          )}
        </EmptyState>
      )}
    </section>
  );
}

/** After a change the focus goes to what the change was about. */
function useFocusRequests<Item, Form>({ focus }: ListState<Item, Form>) {
  const section = useRef<HTMLElement>(null);
  // With the very change: an effect of an earlier one, still waiting, would look before the target exists.
  useLayoutEffect(() => {
    const wanted = focus.current;
    // A row takes the focus itself.
    if (wanted === null || typeof wanted === 'object') return;
    focus.current = null;
    const find = (selector: string) => section.current?.querySelector<HTMLElement>(selector);
    const target =
      wanted === 'error'
        ? find('form [aria-invalid]')
        : wanted === 'form'
          ? find('form :is(input, textarea, select)')
          : find('[data-focus="add"]');
    target?.focus();
  });
  return section;
}
