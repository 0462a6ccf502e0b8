import type { Settings } from '#app/content/settings.ts';
import { email, link, phone, text } from '../editor/fields/basic.tsx';
import { image } from '../editor/fields/image.tsx';
import type { Fields } from '../editor/form.ts';
import { FormPanel } from '../editor/form-fields.tsx';
import type { SettingsTabProps } from './settings-page.tsx';

const LOGO_EDGE_PX = 400;
const FAVICON_EDGE_PX = 128;

const PRECEDENCE =
  'What you fill in here goes before the same detail in your profile. Leave a field empty to use the profile’s.';

export const SITE = {
  siteName: text({ label: 'Site name', hint: 'Shown in the browser tab and in search results.' }),
  siteTagline: text({
    label: 'Tagline',
    hint: 'Stands below your name in the footer, in place of the line among the footer’s texts.',
  }),
  siteDescription: text({
    label: 'Description',
    rows: 3,
    hint: 'For search engines and shared links, unless there is a meta description.',
  }),
  logoUrl: image({
    label: 'Logo',
    hint: 'Stands beside your name in the header and the footer, in place of the star.',
    longestEdge: LOGO_EDGE_PX,
  }),
  faviconUrl: image({
    label: 'Favicon',
    hint: 'Shown in the browser tab.',
    longestEdge: FAVICON_EDGE_PX,
  }),
};

export const CONTACT = {
  contactEmail: email({ label: 'Contact email' }),
  phoneNumber: phone({
    label: 'Phone number',
    hint: 'WhatsApp links lead to it as well, if it is a number alone and with its country.',
  }),
  address: text({ label: 'Address', hint: 'In the contact section and the footer.' }),
};

export const NETWORKS: Fields<Settings['socialMedia']> = {
  github: link({ label: 'GitHub' }),
  linkedin: link({ label: 'LinkedIn' }),
  twitter: link({ label: 'X (Twitter)' }),
  instagram: link({ label: 'Instagram' }),
};

export function GeneralTab({ value, onChange }: SettingsTabProps) {
  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      <FormPanel title="Site" fields={SITE} value={value} onChange={onChange} />
      <div className="grid gap-6">
        <FormPanel
          title="Contact"
          note={PRECEDENCE}
          fields={CONTACT}
          value={value}
          onChange={onChange}
        />
        <FormPanel
          title="Social media"
          note={PRECEDENCE}
          fields={NETWORKS}
          value={value.socialMedia}
          onChange={(part) =>
            onChange(({ socialMedia }) => ({ socialMedia: { ...socialMedia, ...part } }))
          }
        />
      </div>
    </div>
  );
}
