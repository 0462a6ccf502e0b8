// Rows that move by drag, by keyboard on the handle, and by two buttons.
import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { Fragment, useLayoutEffect, useState } from 'react';
import { ItemForm } from './item-form.tsx';
import { SortableRow } from './sortable-row.tsx';
import type { ListState } from './use-list-editor.ts';
import { useVisibleRows } from './use-visible-rows.ts';

/** Pixels a pointer moves before a press becomes a drag. */
const DRAG_DISTANCE = 4;

export function SortableRows<Item, Form>({ list }: { list: ListState<Item, Form> }) {
  const { definition, items, keys, open } = list;
  const [said, setSaid] = useState('');
  /** The row that is dragged and the one that has the focus stay, however far the list is scrolled. */
  const [dragged, setDragged] = useState('');
  const [focused, setFocused] = useState('');
  const kept = [open?.at ?? -1, ...[dragged, focused].map((key) => (key ? keys.indexOf(key) : -1))];
  const visible = useVisibleRows(keys, kept);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_DISTANCE } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

  const position = (at: number) => `position ${at + 1} of ${items.length}`;
  const titleAt = (at: number) => {
    const item = items[at];
    return item === undefined ? '' : definition.titleOf(item);
  };

  function handleMove(from: number, to: number) {
    if (from === to || to < 0 || to >= items.length) return;
    list.move(from, to);
    setSaid(`${titleAt(from)} moved to ${position(to)}.`);
    // What has the focus goes along with its row.
    requestAnimationFrame(() => document.activeElement?.scrollIntoView({ block: 'nearest' }));
  }

  // A row that is to get the focus is drawn first.
  useLayoutEffect(() => {
    const wanted = list.focus.current;
    if (typeof wanted === 'object' && wanted) setFocused(wanted.row);
  });

  function handleDragEnd({ active, over }: DragEndEvent) {
    setDragged('');
    if (over) handleMove(keys.indexOf(String(active.id)), keys.indexOf(String(over.id)));
  }

  const titleOfKey = (key: unknown) => titleAt(keys.indexOf(String(key)));
  const announcements: Announcements = {
    onDragStart: ({ active }) => `Picked up ${titleOfKey(active.id)}.`,
    onDragOver: ({ active, over }) =>
      over ? `${titleOfKey(active.id)} is at ${position(keys.indexOf(String(over.id)))}.` : '',
    onDragEnd: ({ active }) => `Dropped ${titleOfKey(active.id)}.`,
    onDragCancel: ({ active }) => `${titleOfKey(active.id)} stays where it was.`,
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements }}
      modifiers={[({ transform }) => ({ ...transform, x: 0 })]}
      onDragStart={({ active }) => setDragged(String(active.id))}
      onDragCancel={() => setDragged('')}
      onDragEnd={handleDragEnd}
    >
      <SortableContext items={keys} strategy={verticalListSortingStrategy}>
        <ol
          ref={visible.list}
          aria-label={definition.heading}
          className="grid gap-2"
          onFocus={({ target }) => setFocused(target.closest('li')?.dataset.key ?? '')}
        >
          {visible.rows.map(({ at, gapBefore }) => {
            const [item, key] = [items[at], keys[at]];
            if (item === undefined || key === undefined) return null;
            const place = {
              'data-index': at,
              'data-key': key,
              'aria-setsize': items.length,
              'aria-posinset': at + 1,
            };
            return (
              <Fragment key={key}>
                {gapBefore > 0 && <Gap height={gapBefore} />}
                {open?.at === at ? (
                  <li ref={visible.measure} {...place}>
                    <ItemForm list={list} />
                  </li>
                ) : (
                  <SortableRow
                    id={key}
                    place={place}
                    measure={visible.measure}
                    focus={list.focus}
                    title={definition.titleOf(item)}
                    isFirst={at === 0}
                    isLast={at === items.length - 1}
                    onMove={(step) => handleMove(at, at + step)}
                    onEdit={() => list.edit(at)}
                    onDelete={() => list.remove(at)}
                  >
                    <definition.Summary item={item} />
                  </SortableRow>
                )}
              </Fragment>
            );
          })}
          {visible.gapAfter > 0 && <Gap height={visible.gapAfter} />}
        </ol>
      </SortableContext>
      <p role="status" className="sr-only">
        {said}
      </p>
    </DndContext>
  );
}

/** Where rows are left out. */
function Gap({ height }: { height: number }) {
  return <li aria-hidden="true" style={{ height }} />;
}
