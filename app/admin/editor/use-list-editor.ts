// The life of a list: an item is added, edited, cancelled, deleted, moved; the list itself is a draft.
import { useMemo, useRef, useState } from 'react';
import { toast } from '#app/ui/toast.ts';
import { blankForm, errorsOf, type FieldErrors, fromForm, type Rest, toForm } from './form.ts';
import { deletedToast, invalidToast, type ListDefinition } from './list-definition.ts';
import { countKey, itemKeys, moved, placeOf, withItem, withRestored } from './list-items.ts';
import { useUntilLeft } from './use-until-left.ts';

interface OpenForm<Item, Form> {
  /** The item that the form was filled from; null while something new is added. */
  item: Item | null;
  /** What it is known by when the list was read again. */
  key: string;
  /** What the form does not offer: that of the item, or made for a new one. */
  rest: Item | Rest<Item, Form>;
  form: Form;
  isChanged: boolean;
  errors: FieldErrors<Form>;
}

/** The row with a key, the button that adds, the open form or its first mistake. */
export type FocusRequest = { row: string } | 'add' | 'form' | 'error' | null;

/** A draft's list. It does not follow other tabs while a form holds it. */
export interface ListSource<Item> {
  items: readonly Item[];
  onChange: (change: (current: readonly Item[]) => Item[]) => void;
  onHold: (form: string) => void;
  onRelease: (form: string) => void;
}

export interface ListState<Item, Form> {
  definition: ListDefinition<Item, Form>;
  items: readonly Item[];
  keys: string[];
  /** With the place of its item; null while there is none. */
  open: (OpenForm<Item, Form> & { at: number | null }) | null;
  /** The open form holds something that is not in the list yet. */
  hasUncommitted: boolean;
  /** What should get the focus next; read by the view. */
  focus: React.RefObject<FocusRequest>;
  add: () => void;
  /** Opens the form of a new one with something in it already. */
  addWith: (part: Partial<Form>) => void;
  edit: (at: number) => void;
  cancel: () => void;
  /** Closes the open form, whatever stands in it. */
  discard: () => void;
  changeForm: (part: Partial<Form>) => void;
  /** Puts the open form into the list. The list then, or null when the form is incomplete. */
  commit: () => readonly Item[] | null;
  /** The list as it is to be saved: what stands in an open form is meant as well. Null when it is incomplete. */
  finish: () => readonly Item[] | null;
  remove: (at: number) => void;
  move: (from: number, to: number) => void;
  loadSample: () => void;
}

export function useListEditor<Item, Form>(
  definition: ListDefinition<Item, Form>,
  { items, onChange, onHold, onRelease }: ListSource<Item>,
): ListState<Item, Form> {
  const [open, setOpen] = useState<OpenForm<Item, Form> | null>(null);
  const focus = useRef<FocusRequest>(null);
  const untilLeft = useUntilLeft();
  const rowOrAdd = (row: string | undefined) => (row === undefined ? 'add' : { row });
  const { keyOf, noun, fields } = definition;
  const keys = useMemo(() => itemKeys(items, keyOf), [items, keyOf]);
  const at = open?.item == null ? -1 : placeOf(items, keys, open.item, open.key);
  const current = items[at];
  const hasUncommitted = open?.isChanged ?? false;

  // The list was read again: a form without changes shows what its item is now, and goes when it is gone.
  if (open?.item != null && open.item !== current && !open.isChanged) {
    if (current === undefined) close();
    else setOpen({ ...open, item: current, rest: current, form: toForm(fields, current) });
  }

  function close() {
    setOpen(null);
    onRelease(noun);
  }

  function show(item: Item | null, key = '', part?: Partial<Form>) {
    // What is typed in another form goes into the list first, or stays in sight with what it lacks.
    if (open?.isChanged && commit() === null) return;
    onHold(noun);
    focus.current = 'form';
    const rest = item ?? definition.fresh();
    const form = item === null ? blankForm(fields) : toForm(fields, item);
    const isChanged = part !== undefined;
    setOpen({ item, key, rest, form: { ...form, ...part }, isChanged, errors: {} });
  }

  function commit(): readonly Item[] | null {
    if (!open) return items;
    const errors = errorsOf(fields, open.form);
    if (Object.keys(errors).length > 0) {
      focus.current = 'error';
      setOpen({ ...open, errors });
      toast(invalidToast(errors, definition.incomplete));
      return null;
    }
    const next = withItem(items, at, fromForm(fields, open.form, current ?? open.rest));
    focus.current = rowOrAdd(itemKeys(next, keyOf).at(at));
    onChange(() => next);
    close();
    if (open.item === null && definition.added) toast(definition.added);
    return next;
  }

  /** What was typed can be had back: Escape is pressed by mistake, too. */
  function cancel() {
    const left = open;
    focus.current = rowOrAdd(keys[at]);
    close();
    if (!left?.isChanged) return;
    function handleUndo() {
      onHold(noun);
      focus.current = 'form';
      setOpen((other) => other ?? left);
    }
    toast({
      title: 'Changes Discarded',
      text: `What was typed into the ${noun} is gone.`,
      until: untilLeft.current,
      action: { label: 'Undo', onSelect: handleUndo },
    });
  }

  function remove(place: number) {
    const item = items[place];
    if (item === undefined) return;
    const removed = { item, at: place, count: countKey(items, item, keyOf) };
    const closed = place === at ? open : null;
    onChange((list) => list.toSpliced(place, 1));
    focus.current = rowOrAdd(keys[place + 1] ?? keys[place - 1]);
    if (closed) close();
    function handleUndo() {
      onChange((list) => withRestored(list, removed, keyOf));
      if (!closed) return;
      onHold(noun);
      setOpen((other) => other ?? closed);
    }
    toast({
      ...deletedToast(definition, item, items.length === 1),
      until: untilLeft.current,
      action: { label: 'Undo', onSelect: handleUndo },
    });
  }

  return {
    definition,
    items,
    keys,
    open: open && { ...open, at: at < 0 ? null : at },
    hasUncommitted,
    focus,
    add: () => show(null),
    addWith: (part) => show(null, '', part),
    edit(place) {
      const item = items[place];
      if (item !== undefined) show(item, keys[place]);
    },
    cancel,
    discard: close,
    changeForm(part) {
      setOpen((shown) => {
        if (!shown) return null;
        const form = { ...shown.form, ...part };
        // An error goes away with its cause, not before.
        const found = errorsOf(fields, form);
        const errors = Object.fromEntries(
          Object.entries(shown.errors).filter(([name]) => name in found),
        ) as FieldErrors<Form>;
        return { ...shown, form, isChanged: true, errors };
      });
    },
    commit,
    finish: () => (hasUncommitted ? commit() : items),
    remove,
    move: (from, to) => onChange((list) => moved(list, from, to)),
    loadSample() {
      focus.current = 'add';
      onChange(() => [...(definition.sample ?? [])]);
    },
  };
}
