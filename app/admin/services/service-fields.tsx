import { SERVICE_ICONS, type Service } from '#app/content/services.ts';
import { ServiceIcon } from '#app/site/cards/service-icon.tsx';
import { bindTo } from '../editor/bind.ts';
import { EntryListField } from '../editor/entry-list-field.tsx';
import type { FormProps } from '../editor/list-definition.ts';
import { RadioTiles } from '../editor/radio-tiles.tsx';
import { TextAreaField, TextField } from '../editor/text-field.tsx';

const ICONS = SERVICE_ICONS.map((icon) => ({
  value: icon,
  label: icon,
  tile: <ServiceIcon name={icon} className="size-5" />,
}));

/** With the feature that is typed and not added yet. */
export type ServiceForm = Service & { typedFeature: string };

export function ServiceFields({ value, errors, onChange }: FormProps<ServiceForm>) {
  const bind = bindTo({ value, errors, onChange });
  return (
    <>
      <TextField label="Title" required {...bind('title')} />
      <TextAreaField label="Description" required rows={3} {...bind('description')} />
      <TextField
        label="Price"
        required
        placeholder="From $2,000"
        hint="Free text, shown as you write it."
        {...bind('price')}
      />
      <RadioTiles legend="Icon" options={ICONS} {...bind('icon')} />
      <EntryListField
        label="Features"
        noun="feature"
        {...bind('features')}
        typed={value.typedFeature}
        onTyped={(typedFeature) => onChange({ typedFeature })}
      />
    </>
  );
}
