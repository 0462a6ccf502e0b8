import { SERVICE_ICONS, type Service } from '#app/content/services.ts';
import { ServiceIcon } from '#app/site/cards/service-icon.tsx';
import { EntryListField } from '../editor/entry-list-field.tsx';
import type { FormProps } from '../editor/list-definition.ts';
import { RadioTiles } from '../editor/radio-tiles.tsx';
import { TextAreaField, TextField } from '../editor/text-field.tsx';

const ICONS = SERVICE_ICONS.map((icon) => ({
  value: icon,
  label: icon,
  tile: <ServiceIcon name={icon} className="size-5" />,
}));

export function ServiceFields({ value, errors, onChange }: FormProps<Service>) {
  return (
    <>
      <TextField
        label="Title"
        required
        value={value.title}
        error={errors.title}
        onChange={(title) => onChange({ title })}
      />
      <TextAreaField
        label="Description"
        required
        rows={3}
        value={value.description}
        error={errors.description}
        onChange={(description) => onChange({ description })}
      />
      <TextField
        label="Price"
        required
        placeholder="From $2,000"
        hint="Free text, shown as you write it."
        value={value.price}
        error={errors.price}
        onChange={(price) => onChange({ price })}
      />
      <RadioTiles
        legend="Icon"
        options={ICONS}
        value={value.icon}
        onChange={(icon) => onChange({ icon })}
      />
      <EntryListField
        label="Features"
        noun="feature"
        values={value.features}
        onChange={(features) => onChange({ features })}
      />
    </>
  );
}
