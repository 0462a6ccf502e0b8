// A list of short texts: trimmed, never empty, never twice.
import { Plus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { keyed } from '#app/lib/keyed.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { Input } from '#app/ui/input.tsx';
import { addEntry } from './entries.ts';

interface EntryListFieldProps {
  label: string;
  /** What one entry is called: `technology`. */
  noun: string;
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** What is typed and not added yet. Whoever saves the values adds it, so that it is not lost. */
  typed: string;
  onTyped: (typed: string) => void;
  hint?: string;
}

export function EntryListField({
  label,
  noun,
  value: values,
  onChange,
  typed,
  onTyped,
  hint,
}: EntryListFieldProps) {
  const [error, setError] = useState<string | undefined>();
  const input = useRef<HTMLInputElement>(null);

  function handleAdd() {
    const result = addEntry(values, typed);
    setError(result.ok ? undefined : result.error);
    if (result.ok) {
      onChange(result.values);
      onTyped('');
    }
    input.current?.focus();
  }

  return (
    <div className="grid grid-cols-1 gap-2.5">
      <Field label={label} hint={hint} error={error}>
        {(control) => (
          <div className="flex gap-2">
            <Input
              {...control}
              ref={input}
              value={typed}
              onChange={(event) => {
                onTyped(event.target.value);
                setError(undefined);
              }}
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
      {values.length > 0 && (
        <ul aria-label={label} className="flex flex-wrap gap-2">
          {keyed(values).map(({ key, value }, at) => (
            <li key={key} className="max-w-full">
              <Badge className="pe-0.5">
                <span className="min-w-0 wrap-anywhere">{value}</span>
                <button
                  type="button"
                  aria-label={`Remove ${value}`}
                  onClick={() => {
                    onChange(values.filter((_, other) => other !== at));
                    input.current?.focus();
                  }}
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
