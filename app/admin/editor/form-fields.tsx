import { TEXT_FIELDS } from '#app/i18n/built-in.ts';
import { MissingIn } from '../translate/missing-in.tsx';
import type { FieldViews, Row } from './fields/field.ts';
import type { FieldErrors } from './form.ts';
import { Panel } from './panel.tsx';

/** How many of six columns a field takes. */
const COLUMNS: Record<Row, string> = { halves: 'sm:col-span-3', thirds: 'sm:col-span-2' };

/** A name may stay what it is. */
const isSaid = (name: string) => TEXT_FIELDS.has(name) && !NAMES.includes(name);
const NAMES = ['name', 'siteName', 'company'];

/** What is neither a text nor says which it holds has fields of its own. */
const textOf = (value: unknown) => (typeof value === 'string' ? [value] : []);

interface FormFieldsProps<Form> {
  fields: FieldViews<Form>;
  value: NoInfer<Form>;
  errors?: FieldErrors<NoInfer<Form>>;
  onChange: (part: Partial<NoInfer<Form>>) => void;
  /** Its words are said in one language, and not translated one by one. */
  isInOneLanguage?: boolean;
}

/** Draws the fields of a table, in its order. */
export function FormFields<Form>(props: FormFieldsProps<Form>) {
  const { fields, value, errors, onChange, isInOneLanguage } = props;
  const names = Object.keys(fields) as (keyof Form & string)[];
  return (
    <div className="grid grid-cols-1 gap-5 sm:grid-cols-6">
      {names.map((name) => {
        const { row, Control, textsIn = textOf } = fields[name];
        return (
          <div key={name} className={row ? COLUMNS[row] : 'sm:col-span-6'}>
            <Control
              value={value[name]}
              error={errors?.[name]}
              onChange={(input) => onChange({ [name]: input } as unknown as Partial<Form>)}
            />
            {!isInOneLanguage && isSaid(name) && <MissingIn texts={textsIn(value[name])} />}
          </div>
        );
      })}
    </div>
  );
}

interface FormPanelProps<Form> extends FormFieldsProps<Form> {
  title: string;
  note?: string;
}

/** Fields that belong together, under a title. */
export function FormPanel<Form>({ title, note, ...form }: FormPanelProps<Form>) {
  return (
    <Panel title={title}>
      {note && <p className="text-muted text-sm">{note}</p>}
      <FormFields {...form} />
    </Panel>
  );
}
