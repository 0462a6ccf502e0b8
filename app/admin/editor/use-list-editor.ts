// The life of a list: an item is added, edited, cancelled, deleted, moved; the list itself is a draft.
import { useRef, useState } from 'react';
import { toast } from '#app/ui/toast.ts';
import {
  type FieldErrors,
  invalidToast,
  itemKeys,
  type ListDefinition,
  moved,
} from './list-definition.ts';

interface OpenForm<Form> {
  /** Null while something new is added. */
  at: number | null;
  form: Form;
  isChanged: boolean;
  errors: FieldErrors<Form>;
}

export interface ListState<Item, Form> {
  definition: ListDefinition<Item, Form>;
  items: readonly Item[];
  keys: readonly string[];
  open: OpenForm<Form> | null;
  /** The open form holds something that is not in the list yet. */
  hasUncommitted: boolean;
  /** What should get the focus next: a row's key, `add` or `form`; read by the view. */
  focus: React.RefObject<string | null>;
  add: () => void;
  edit: (at: number) => void;
  cancel: () => void;
  changeForm: (part: Partial<Form>) => void;
  /** Puts the open form into the list. The list then, or null when the form is incomplete. */
  commit: () => readonly Item[] | null;
  remove: (at: number) => void;
  move: (from: number, to: number) => void;
  loadSample: () => void;
}

export function useListEditor<Item, Form>(
  definition: ListDefinition<Item, Form>,
  items: readonly Item[],
  onChange: (change: (current: readonly Item[]) => Item[]) => void,
): ListState<Item, Form> {
  const [open, setOpen] = useState<OpenForm<Form> | null>(null);
  const focus = useRef<string | null>(null);
  const keys = itemKeys(items, definition.keyOf);

  function show(at: number | null, form: Form) {
    focus.current = 'form';
    setOpen({ at, form, isChanged: false, errors: {} });
  }

  function commit(): readonly Item[] | null {
    if (!open) return items;
    const errors = definition.validate(open.form);
    if (Object.keys(errors).length > 0) {
      focus.current = 'error';
      setOpen({ ...open, errors });
      toast(invalidToast(errors, definition.incomplete));
      return null;
    }
    const { at } = open;
    const item = definition.fromForm(open.form, at === null ? null : (items[at] ?? null));
    const next = at === null ? [...items, item] : items.with(at, item);
    focus.current = itemKeys(next, definition.keyOf)[at ?? items.length] ?? null;
    onChange(() => next);
    setOpen(null);
    if (at === null && definition.added) toast(definition.added);
    return next;
  }

  function remove(at: number) {
    const item = items[at];
    if (item === undefined) return;
    onChange((current) => current.toSpliced(at, 1));
    focus.current = keys[at + 1] ?? keys[at - 1] ?? 'add';
    if (open && open.at !== null && open.at >= at) {
      setOpen(open.at === at ? null : { ...open, at: open.at - 1 });
    }
    toast({
      ...definition.deleted,
      action: {
        label: 'Undo',
        onSelect: () => onChange((current) => current.toSpliced(at, 0, item)),
      },
    });
  }

  return {
    definition,
    items,
    keys,
    open,
    hasUncommitted: open?.isChanged ?? false,
    focus,
    add: () => show(null, definition.blank()),
    edit(at) {
      const item = items[at];
      if (item !== undefined) show(at, definition.toForm(item));
    },
    cancel() {
      focus.current = open?.at == null ? 'add' : (keys[open.at] ?? 'add');
      setOpen(null);
    },
    changeForm(part) {
      setOpen((current) => {
        if (!current) return null;
        const form = { ...current.form, ...part };
        // An error goes away with its cause, not before.
        const found = definition.validate(form);
        const errors = Object.fromEntries(
          Object.entries(current.errors).filter(([name]) => name in found),
        ) as FieldErrors<Form>;
        return { ...current, form, isChanged: true, errors };
      });
    },
    commit,
    remove,
    move(from, to) {
      if (open && open.at !== null) {
        const order = moved([...items.keys()], from, to);
        setOpen({ ...open, at: order.indexOf(open.at) });
      }
      onChange((current) => moved(current, from, to));
    },
    loadSample() {
      focus.current = 'add';
      onChange(() => [...(definition.sample ?? [])]);
    },
  };
}
