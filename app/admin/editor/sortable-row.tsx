import { useSortable } from '@dnd-kit/sortable';
import { ArrowDown, ArrowUp, GripVertical, Trash2 } from 'lucide-react';
import {
  type LiHTMLAttributes,
  type ReactNode,
  type RefCallback,
  useCallback,
  useLayoutEffect,
  useRef,
} from 'react';
import { classNames } from '#app/lib/class-names.ts';
import { Button } from '#app/ui/button.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import type { ListState } from './use-list-editor.ts';

interface SortableRowProps {
  id: string;
  /** Says where in the list it stands. */
  place: LiHTMLAttributes<HTMLLIElement>;
  measure: RefCallback<Element> | null;
  /** The row whose key stands there takes the focus. */
  focus: ListState<unknown, unknown>['focus'];
  title: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (step: -1 | 1) => void;
  onEdit: () => void;
  onDelete: () => void;
  children: ReactNode;
}

export function SortableRow(props: SortableRowProps) {
  const { id, place, measure, focus, title, isFirst, isLast, onMove, onEdit, onDelete } = props;
  const edit = useRef<HTMLButtonElement>(null);
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, ...drag } = useSortable({ id });
  const { transform, transition, isDragging } = drag;

  const setRow = useCallback(
    (row: HTMLLIElement | null) => {
      setNodeRef(row);
      measure?.(row);
    },
    [setNodeRef, measure],
  );

  useLayoutEffect(() => {
    const wanted = focus.current;
    if (typeof wanted !== 'object' || wanted?.row !== id) return;
    focus.current = null;
    edit.current?.focus();
  });

  return (
    <li
      ref={setRow}
      {...place}
      style={{
        transition,
        ...(transform && { transform: `translate3d(0, ${transform.y}px, 0)` }),
      }}
      className={classNames(
        'flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg border bg-raised/50 py-2 pe-2 ps-1 sm:flex-nowrap',
        isDragging && 'relative z-10 border-primary-text bg-raised shadow-card',
      )}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        aria-label={`Reorder ${title}`}
        className="grid size-9 shrink-0 cursor-grab touch-none place-content-center rounded-sm text-faint hover:text-ink active:cursor-grabbing"
      >
        <GripVertical className="size-4" />
      </button>
      <div className="min-w-0 flex-1 basis-[calc(100%-4rem)] py-1 max-sm:pe-2 sm:basis-0">
        {props.children}
      </div>
      <div className="ms-auto flex items-center">
        <IconButton
          label={`Move ${title} up`}
          aria-disabled={isFirst}
          onClick={() => onMove(-1)}
          className="size-9"
        >
          <ArrowUp className="size-4" />
        </IconButton>
        <IconButton
          label={`Move ${title} down`}
          aria-disabled={isLast}
          onClick={() => onMove(1)}
          className="size-9"
        >
          <ArrowDown className="size-4" />
        </IconButton>
        <Button
          variant="ghost"
          size="small"
          ref={edit}
          aria-label={`Edit ${title}`}
          onClick={onEdit}
        >
          Edit
        </Button>
        <IconButton
          label={`Delete ${title}`}
          onClick={onDelete}
          className="size-9 hover:not-disabled:text-danger"
        >
          <Trash2 className="size-4" />
        </IconButton>
      </div>
    </li>
  );
}
