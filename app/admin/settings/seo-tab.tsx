import { OG_TYPES, type Settings, TWITTER_CARDS } from '#app/content/settings.ts';
import { Switch } from '#app/ui/toggle.tsx';
import { bindTo } from '../editor/bind.ts';
import { ImageField } from '../editor/image-field.tsx';
import { LinkField } from '../editor/link-field.tsx';
import { Panel } from '../editor/panel.tsx';
import { SelectField, TextAreaField, TextField } from '../editor/text-field.tsx';
import { SeoPreview } from './seo-preview.tsx';
import type { SettingsTabProps } from './settings-page.tsx';

const SHARE_EDGE_PX = 1200;
/** What search engines show before they cut. */
const TITLE_LENGTH = 60;
const DESCRIPTION_LENGTH = 160;

const OG_OPTIONS = OG_TYPES.map((value) => ({ value, label: value }));
const CARD_OPTIONS = TWITTER_CARDS.map((value) => ({
  value,
  label: value === 'summary' ? 'Small image' : 'Large image',
}));

export function SeoTab({ value, onChange }: SettingsTabProps) {
  const { seo } = value;
  const change = (part: Partial<Settings['seo']>) => onChange({ seo: { ...seo, ...part } });
  const bind = bindTo({ value: seo, onChange: change });
  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      <div className="grid gap-6">
        <Panel title="Search engines">
          <TextField
            label="Meta title"
            hint={`${seo.metaTitle.length} of about ${TITLE_LENGTH} characters`}
            {...bind('metaTitle')}
          />
          <TextAreaField
            label="Meta description"
            rows={3}
            hint={`${seo.metaDescription.length} of about ${DESCRIPTION_LENGTH} characters`}
            {...bind('metaDescription')}
          />
          <TextField label="Keywords" hint="Separated by commas." {...bind('keywords')} />
          <LinkField
            label="Canonical URL"
            hint="The address of the first page, if the site has several."
            {...bind('canonicalUrl')}
          />
          <div className="flex flex-wrap gap-x-10 gap-y-4">
            <Switch
              label="Index"
              hint="Search engines may list the site."
              checked={seo.robotsIndex}
              onChange={(event) => change({ robotsIndex: event.target.checked })}
            />
            <Switch
              label="Follow"
              hint="They may follow its links."
              checked={seo.robotsFollow}
              onChange={(event) => change({ robotsFollow: event.target.checked })}
            />
          </div>
        </Panel>
        <Panel title="Sharing">
          <TextField label="Share title" hint="Empty means the meta title." {...bind('ogTitle')} />
          <ImageField label="Share image" longestEdge={SHARE_EDGE_PX} {...bind('ogImage')} />
          <div className="grid gap-5 sm:grid-cols-2">
            <SelectField label="Type" options={OG_OPTIONS} {...bind('ogType')} />
            <SelectField label="X (Twitter) card" options={CARD_OPTIONS} {...bind('twitterCard')} />
          </div>
          <TextField label="X (Twitter) handle" placeholder="@name" {...bind('twitterHandle')} />
          <TextAreaField
            label="JSON-LD"
            rows={5}
            spellCheck={false}
            hint="Structured data for search engines, as JSON."
            {...bind('jsonLd')}
            error={jsonError(seo.jsonLd)}
          />
        </Panel>
      </div>
      <SeoPreview settings={value} />
    </div>
  );
}

function jsonError(text: string): string | undefined {
  if (text.trim() === '') return undefined;
  try {
    JSON.parse(text);
    return undefined;
  } catch {
    return 'This is not valid JSON yet. The site leaves it out until it is.';
  }
}
