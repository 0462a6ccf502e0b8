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
import { useState } from 'react';
import { ItemForm } from './item-form.tsx';
import { SortableRow } from './sortable-row.tsx';
import type { ListState } from './use-list-editor.ts';

/** Pixels a pointer moves before a press becomes a drag. */
const DRAG_DISTANCE = 4;

export function SortableRows<Item, Form>({ list }: { list: ListState<Item, Form> }) {
  const { definition, items, keys, open } = list;
  const [said, setSaid] = useState('');
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
  }

  function handleDragEnd({ active, over }: DragEndEvent) {
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
      onDragEnd={handleDragEnd}
    >
      <SortableContext items={[...keys]} strategy={verticalListSortingStrategy}>
        <ol aria-label={definition.heading} className="grid gap-2">
          {items.map((item, at) =>
            open?.at === at ? (
              <li key={keys[at]}>
                <ItemForm list={list} />
              </li>
            ) : (
              <SortableRow
                key={keys[at]}
                id={keys[at] ?? ''}
                title={definition.titleOf(item)}
                isFirst={at === 0}
                isLast={at === items.length - 1}
                onMove={(step) => handleMove(at, at + step)}
                onEdit={() => list.edit(at)}
                onDelete={() => list.remove(at)}
              >
                <definition.Summary item={item} />
              </SortableRow>
            ),
          )}
        </ol>
      </SortableContext>
      <p role="status" className="sr-only">
        {said}
      </p>
    </DndContext>
  );
}
