import { Plus, Trash2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { SKILL_LEVEL_MAX, SKILL_LEVEL_MIN, type SkillCategory } from '#app/content/skills.ts';
import { Button } from '#app/ui/button.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { Input } from '#app/ui/input.tsx';
import { toast } from '#app/ui/toast.ts';
import type { ControlProps, Field } from '../editor/fields/field.ts';
import type { FieldErrors } from '../editor/form.ts';
import { invalidToast } from '../editor/list-definition.ts';
import { INCOMPLETE } from '../editor/list-words.ts';
import {
  rowsOf,
  type SkillRow,
  type SkillRows,
  skillErrors,
  skillRow,
  skillRowsErrors,
  skillsOf,
} from './skill-row.ts';

export const skillRows: Field<SkillCategory['skills'], SkillRows> = {
  label: 'Skills',
  blank: () => rowsOf([]),
  toInput: rowsOf,
  toValue: skillsOf,
  error(written) {
    const { rows, added } = skillRowsErrors(written);
    return rows ?? added;
  },
  Control: SkillRowsControl,
};

function SkillRowsControl({ value, error, onChange }: ControlProps<SkillRows>) {
  const { rows, added } = value;
  const errors = error ? skillRowsErrors(value) : {};
  /** Add was pressed too early. */
  const [isRefused, setRefused] = useState(false);
  const group = useRef<HTMLFieldSetElement>(null);
  const focusNew = () =>
    group.current?.querySelector<HTMLInputElement>('[data-new] input')?.focus();

  function handleAdd() {
    const found = skillErrors(added);
    const isIncomplete = Object.keys(found).length > 0;
    setRefused(isIncomplete);
    if (isIncomplete) {
      toast(invalidToast(found, INCOMPLETE));
      return;
    }
    onChange({ rows: [...rows, added], added: skillRow() });
    focusNew();
  }

  function handleDelete(at: number) {
    onChange({ rows: rows.toSpliced(at, 1), added });
    focusNew();
  }

  return (
    <fieldset ref={group} className="grid min-w-0 gap-2">
      <legend className="mb-1.5 font-medium text-sm">Skills</legend>
      {rows.map((row, at) => (
        <div key={row.key} className="flex flex-wrap items-start gap-2">
          <SkillInputs
            name={row.name || `skill ${at + 1}`}
            row={row}
            errors={skillErrors(row)}
            onChange={(next) => onChange({ rows: rows.with(at, next), added })}
          />
          <IconButton
            label={`Delete ${row.name || `skill ${at + 1}`}`}
            onClick={() => handleDelete(at)}
          >
            <Trash2 className="size-4" />
          </IconButton>
        </div>
      ))}
      {errors.rows && <p className="font-medium text-danger text-sm">{errors.rows}</p>}
      <div data-new className="mt-1 flex flex-wrap items-start gap-2 border-t border-dashed pt-3">
        <SkillInputs
          name="new skill"
          row={added}
          errors={isRefused || errors.added ? skillErrors(added) : {}}
          onChange={(next) => {
            onChange({ rows, added: next });
            setRefused(false);
          }}
          onEnter={handleAdd}
        />
        <Button variant="outline" className="shrink-0" aria-label="Add skill" onClick={handleAdd}>
          <Plus className="size-4" />
          Add
        </Button>
      </div>
      {errors.added && <p className="font-medium text-danger text-sm">{errors.added}</p>}
    </fieldset>
  );
}

type SkillField = 'name' | 'level' | 'icon';

interface SkillInputsProps {
  name: string;
  row: SkillRow;
  errors: FieldErrors<SkillRow>;
  onChange: (row: SkillRow) => void;
  onEnter?: () => void;
}

function SkillInputs({ name, row, errors, onChange, onEnter }: SkillInputsProps) {
  const id = useId();
  const messages = Object.entries(errors);
  const bind = (field: SkillField) => ({
    value: row[field],
    'aria-invalid': errors[field] ? (true as const) : undefined,
    'aria-describedby': errors[field] && id,
    onChange: (event: { target: { value: string } }) =>
      onChange({ ...row, [field]: event.target.value }),
    onKeyDown: (event: React.KeyboardEvent) => {
      if (event.key !== 'Enter' || event.nativeEvent.isComposing || !onEnter) return;
      event.preventDefault();
      onEnter();
    },
  });
  return (
    <div className="grid min-w-52 flex-1 grid-cols-2 gap-2 sm:grid-cols-[minmax(0,1fr)_5rem_4.75rem]">
      <Input
        aria-label={`Name of ${name}`}
        placeholder="Name"
        className="max-sm:col-span-full"
        {...bind('name')}
      />
      <Input
        aria-label={`Icon of ${name}`}
        placeholder="Icon"
        title="An emoji, or one of the site’s drawings, such as icon:react"
        className="px-1 text-center text-sm"
        {...bind('icon')}
      />
      <Input
        aria-label={`Level of ${name} in percent`}
        type="number"
        min={SKILL_LEVEL_MIN}
        max={SKILL_LEVEL_MAX}
        className="px-2"
        {...bind('level')}
      />
      {messages.length > 0 && (
        <p id={id} className="col-span-full text-danger text-sm">
          {messages
            .map(([field, text]) => `${field[0]?.toUpperCase()}${field.slice(1)}: ${text}`)
            .join(' ')}
        </p>
      )}
    </div>
  );
}
