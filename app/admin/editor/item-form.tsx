import type { FormEvent, KeyboardEvent } from 'react';
import { classNames } from '#app/lib/class-names.ts';
import { Button } from '#app/ui/button.tsx';
import { isTooltipOpen } from '#app/ui/icon-button.tsx';
import { fromForm } from './form.ts';
import { FormFields } from './form-fields.tsx';
import { Preview } from './preview.tsx';
import type { ListState } from './use-list-editor.ts';

/** The form for one item, with the card it becomes beside it. */
export function ItemForm<Item, Form>({ list }: { list: ListState<Item, Form> }) {
  const { definition, open } = list;
  if (!open) return null;
  const { fields, Preview: Card } = definition;
  const name = open.item === null ? `New ${definition.noun}` : `Edit ${definition.noun}`;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    list.commit();
  }

  function handleKey(event: KeyboardEvent<HTMLFormElement>) {
    // What is typed with an input method, a tooltip, and a dialog that was opened from here have an Escape of their own.
    const isOwn = event.currentTarget.contains(event.target as Node) && !isTooltipOpen();
    if (event.key === 'Escape' && isOwn && !event.nativeEvent.isComposing) list.cancel();
  }

  return (
    <form
      noValidate
      aria-label={name}
      onSubmit={handleSubmit}
      onKeyDown={handleKey}
      className={classNames(
        'grid grid-cols-1 animate-fade gap-6 rounded-lg border border-line-strong bg-raised/60 p-5 shadow-card sm:p-6',
        Card && 'xl:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]',
      )}
    >
      <div className="grid grid-cols-1 content-start gap-5">
        <h3 className="label text-primary-text">{name}</h3>
        <FormFields
          fields={fields}
          value={open.form}
          errors={open.errors}
          onChange={list.changeForm}
        />
        <div className="flex flex-wrap gap-3 border-t pt-5">
          <Button type="submit">{definition.saveLabel}</Button>
          <Button variant="ghost" onClick={list.cancel}>
            Cancel
          </Button>
        </div>
      </div>
      {Card && (
        <Preview>
          <Card item={fromForm(fields, open.form, open.rest)} />
        </Preview>
      )}
    </form>
  );
}
