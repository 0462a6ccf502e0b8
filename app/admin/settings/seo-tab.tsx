import { handleOf } from '#app/content/page-metadata.ts';
import type { Settings } from '#app/content/settings.ts';
import { choice, link, text, toggle } from '../editor/fields/basic.tsx';
import { image } from '../editor/fields/image.tsx';
import type { Fields } from '../editor/form.ts';
import { FormPanel } from '../editor/form-fields.tsx';
import { SeoPreview } from './seo-preview.tsx';
import type { SettingsTabProps } from './settings-page.tsx';

type SeoSettings = Settings['seo'];

const SHARE_EDGE_PX = 1200;
/** What search engines show before they cut. */
const TITLE_LENGTH = 60;
const DESCRIPTION_LENGTH = 160;

const lengthOf = (about: number) => (written: string) =>
  `${written.length} of about ${about} characters`;

const SEARCH = {
  metaTitle: text({ label: 'Meta title', hint: lengthOf(TITLE_LENGTH) }),
  metaDescription: text({ label: 'Meta description', rows: 3, hint: lengthOf(DESCRIPTION_LENGTH) }),
  keywords: text({ label: 'Keywords', hint: 'Separated by commas.' }),
  canonicalUrl: link({
    label: 'Canonical URL',
    hint: 'The address of the first page, if the site has several.',
  }),
  robotsIndex: toggle({ label: 'Index', hint: 'Search engines may list the site.', row: 'halves' }),
  robotsFollow: toggle({ label: 'Follow', hint: 'They may follow its links.', row: 'halves' }),
};

const SHARING = {
  ogTitle: text({ label: 'Share title', hint: 'Leave it empty to use the meta title.' }),
  ogImage: image({ label: 'Share image', longestEdge: SHARE_EDGE_PX }),
  ogType: choice({
    label: 'Type',
    options: { website: 'website', profile: 'profile', article: 'article' },
    row: 'halves',
  }),
  twitterCard: choice({
    label: 'X (Twitter) card',
    options: { summary: 'Small image', summary_large_image: 'Large image' },
    row: 'halves',
  }),
  twitterHandle: text({
    label: 'X (Twitter) handle',
    placeholder: '@name',
    complete: (written) => handleOf(written) || written.trim(),
    remark: (written) =>
      written.trim() === '' || handleOf(written)
        ? undefined
        : 'Use a handle such as @name. The site leaves it out until it is one.',
  }),
  jsonLd: text({
    label: 'JSON-LD',
    rows: 5,
    spellCheck: false,
    hint: 'Structured data for search engines, as JSON.',
    remark: jsonError,
  }),
};

export const SEO: Fields<SeoSettings> = { ...SEARCH, ...SHARING };

export function SeoTab({ value, onChange }: SettingsTabProps) {
  const form = {
    value: value.seo,
    onChange: (part: Partial<SeoSettings>) => onChange(({ seo }) => ({ seo: { ...seo, ...part } })),
  };
  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      <div className="grid gap-6">
        <FormPanel title="Search engines" fields={SEARCH} {...form} />
        <FormPanel title="Sharing" fields={SHARING} {...form} />
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
