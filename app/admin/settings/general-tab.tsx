import { bindTo } from '../editor/bind.ts';
import { ImageField } from '../editor/image-field.tsx';
import { LinkField } from '../editor/link-field.tsx';
import { Panel } from '../editor/panel.tsx';
import { TextAreaField, TextField } from '../editor/text-field.tsx';
import type { SettingsTabProps } from './settings-page.tsx';
import { emailError } from './settings-problem.ts';

const LOGO_EDGE_PX = 400;
const FAVICON_EDGE_PX = 128;

const PRECEDENCE =
  'What you fill in here goes before the same detail in your profile. Empty means the profile’s.';

const NETWORKS = [
  ['github', 'GitHub'],
  ['linkedin', 'LinkedIn'],
  ['twitter', 'X (Twitter)'],
  ['instagram', 'Instagram'],
] as const;

export function GeneralTab({ value, onChange }: SettingsTabProps) {
  const bind = bindTo({ value, onChange });
  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      <Panel title="Site">
        <TextField
          label="Site name"
          hint="Stands in the browser tab and in search results."
          {...bind('siteName')}
        />
        <TextField
          label="Tagline"
          hint="Stands below your name in the footer, in place of the built-in line."
          {...bind('siteTagline')}
        />
        <TextAreaField
          label="Description"
          rows={3}
          hint="For search engines and shared links, unless there is a meta description."
          {...bind('siteDescription')}
        />
        <ImageField
          label="Logo"
          hint="Stands beside your name in the header and the footer, in place of the star."
          longestEdge={LOGO_EDGE_PX}
          {...bind('logoUrl')}
        />
        <ImageField
          label="Favicon"
          hint="Stands in the browser tab."
          longestEdge={FAVICON_EDGE_PX}
          {...bind('faviconUrl')}
        />
      </Panel>
      <div className="grid gap-6">
        <Panel title="Contact">
          <p className="text-muted text-sm">{PRECEDENCE}</p>
          <TextField
            label="Contact email"
            type="email"
            autoComplete="off"
            {...bind('contactEmail')}
            error={emailError(value.contactEmail)}
          />
          <TextField
            label="Phone number"
            type="tel"
            hint="WhatsApp links lead to it as well."
            autoComplete="off"
            {...bind('phoneNumber')}
          />
          <TextField
            label="Address"
            hint="In the contact section and the footer."
            {...bind('address')}
          />
        </Panel>
        <Panel title="Social media">
          <p className="text-muted text-sm">{PRECEDENCE}</p>
          {NETWORKS.map(([name, label]) => (
            <LinkField
              key={name}
              label={label}
              value={value.socialMedia[name]}
              onChange={(link) => onChange({ socialMedia: { ...value.socialMedia, [name]: link } })}
            />
          ))}
        </Panel>
      </div>
    </div>
  );
}
