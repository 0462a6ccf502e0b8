import type { About } from '#app/content/about.ts';
import { bindTo } from '../editor/bind.ts';
import { LinkField } from '../editor/link-field.tsx';
import type { FormProps } from '../editor/list-definition.ts';
import { Panel } from '../editor/panel.tsx';
import { TextAreaField, TextField } from '../editor/text-field.tsx';

type AboutName = keyof About & string;

const FIGURES: [AboutName, string, string][] = [
  ['experience', 'Years of experience', '4+'],
  ['projectsCompleted', 'Projects completed', '50+'],
  ['happyClients', 'Happy clients', '40+'],
];

const PROFILES: [AboutName, string][] = [
  ['linkedin', 'LinkedIn'],
  ['github', 'GitHub'],
  ['twitter', 'X (Twitter)'],
  ['whatsapp', 'WhatsApp'],
  ['calendlyUrl', 'Calendly'],
  ['cvUrl', 'CV'],
];

export const LINKS = PROFILES.map(([name]) => name);

export function AboutFields({ value, errors, onChange }: FormProps<About>) {
  const field = bindTo({ value, errors, onChange });
  const bind = (name: AboutName) => ({ name, ...field(name) });
  return (
    <div className="grid gap-6">
      <Panel title="Who you are">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField label="Name" autoComplete="off" {...bind('name')} />
          <TextField label="Title" {...bind('title')} />
        </div>
        <TextAreaField label="Bio" rows={5} {...bind('bio')} />
        <div className="grid gap-5 sm:grid-cols-3">
          {FIGURES.map(([name, label, example]) => (
            <TextField key={name} label={label} placeholder={example} {...bind(name)} />
          ))}
        </div>
      </Panel>
      <Panel title="How to reach you">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField label="Email" type="email" autoComplete="off" {...bind('email')} />
          <TextField label="Phone" type="tel" autoComplete="off" {...bind('phone')} />
        </div>
        <TextField label="Location" {...bind('location')} />
        <TextAreaField
          label="Working hours"
          rows={3}
          hint="One line for each day or range, such as Mon-Fri: 9:00 AM-6:00 PM PKT."
          {...bind('workingHours')}
        />
        <TextField
          label="Availability notice"
          hint="Optional. Empty shows the built-in notice in the visitor’s language."
          {...bind('availability')}
        />
      </Panel>
      <Panel title="Links">
        <div className="grid gap-5 sm:grid-cols-2">
          {PROFILES.map(([name, label]) => (
            <LinkField key={name} label={label} {...bind(name)} />
          ))}
        </div>
        <TextField
          label="Copyright line"
          hint="Optional. Empty shows the built-in line."
          {...bind('copyright')}
        />
      </Panel>
    </div>
  );
}
