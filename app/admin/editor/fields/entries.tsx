// A list of short texts: trimmed, never empty, never twice.
import { Plus, X } from 'lucide-react';
import { type ClipboardEvent, useRef, useState } from 'react';
import { keyed } from '#app/lib/keyed.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { Input } from '#app/ui/input.tsx';
import { addEntry, splitCells, withTyped } from '../entries.ts';
import type { Field as FormField } from './field.ts';

export interface Entries {
  entries: readonly string[];
  /** What is typed and not added yet. Whoever saves the entries adds it, so that it is not lost. */
  typed: string;
}

interface EntriesOptions {
  label: string;
  /** What one entry is called: `technology`. */
  noun: string;
  hint?: string;
}

export function entries(options: EntriesOptions): FormField<string[], Entries> {
  return {
    label: options.label,
    blank: () => ({ entries: [], typed: '' }),
    toInput: (values) => ({ entries: values, typed: '' }),
    toValue: ({ entries, typed }) => withTyped(entries, typed),
    textsIn: ({ entries }) => entries,
    error: () => undefined,
    Control: ({ value, onChange }) => (
      <EntryListField {...options} value={value} onChange={onChange} />
    ),
  };
}

interface EntryListFieldProps extends EntriesOptions {
  value: Entries;
  onChange: (value: Entries) => void;
}

export function EntryListField({ label, noun, hint, value, onChange }: EntryListFieldProps) {
  const { entries, typed } = value;
  const [error, setError] = useState<string | undefined>();
  /** What was done last. */
  const [said, setSaid] = useState('');
  const input = useRef<HTMLInputElement>(null);

  function handleAdd() {
    const result = addEntry(entries, typed);
    setError(result.ok ? undefined : result.error);
    setSaid(result.ok ? `${result.values.at(-1)} was added.` : '');
    if (result.ok) onChange({ entries: result.values, typed: '' });
    input.current?.focus();
  }

  /** The field is one line: it would make one entry of several cells. */
  function handlePaste(event: ClipboardEvent) {
    const cells = splitCells(event.clipboardData.getData('text/plain'));
    if (cells.length < 2) return;
    event.preventDefault();
    const values = cells.reduce<readonly string[]>(withTyped, entries);
    const added = values.length - entries.length;
    setError(added > 0 ? undefined : 'All of these are in the list already.');
    setSaid(added > 0 ? `${added} of ${cells.length} were added.` : '');
    onChange({ entries: values, typed });
  }

  function handleRemove(at: number) {
    setSaid(`${entries[at]} was removed.`);
    onChange({ entries: entries.toSpliced(at, 1), typed });
    input.current?.focus();
  }

  return (
    <div className="grid grid-cols-1 gap-2.5">
      <Field label={label} hint={hint} error={error && <span role="alert">{error}</span>}>
        {(control) => (
          <div className="flex gap-2">
            <Input
              {...control}
              ref={input}
              dir="auto"
              value={typed}
              onChange={(event) => {
                onChange({ entries, typed: event.target.value });
                setError(undefined);
                setSaid('');
              }}
              onPaste={handlePaste}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
                event.preventDefault();
                handleAdd();
              }}
            />
            <Button
              variant="outline"
              className="shrink-0"
              aria-label={`Add ${noun}`}
              onClick={handleAdd}
            >
              <Plus className="size-4" />
              Add
            </Button>
          </div>
        )}
      </Field>
      <p role="status" className="sr-only">
        {said}
      </p>
      {entries.length > 0 && (
        <ul aria-label={label} className="flex flex-wrap gap-2">
          {keyed(entries).map(({ key, value: entry }, at) => (
            <li key={key} className="max-w-full">
              <Badge className="pe-0.5">
                <span className="min-w-0 wrap-anywhere">{entry}</span>
                <button
                  type="button"
                  aria-label={`Remove ${entry}`}
                  onClick={() => handleRemove(at)}
                  className="grid size-6 shrink-0 place-content-center rounded-sm hover:text-danger"
                >
                  <X className="size-3.5" />
                </button>
              </Badge>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
