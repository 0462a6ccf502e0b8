import { CompanyLogo } from '#app/site/cards/company-logo.tsx';
import { collectionEditor } from '../editor/collection-editor.tsx';
import { link, text } from '../editor/fields/basic.tsx';
import { image } from '../editor/fields/image.tsx';
import { ItemSummary } from '../editor/item-summary.tsx';

/** Twice the width of a logo on the public page. */
const LONGEST_EDGE_PX = 400;

export default collectionEditor('trustedCompanies', {
  description:
    'The logos of companies you worked for. A logo that does not load shows the company’s name instead.',
  fields: {
    name: text({ label: 'Name', required: true }),
    logo: image({ label: 'Logo', required: true, longestEdge: LONGEST_EDGE_PX }),
    url: link({ label: 'Website', hint: 'Optional. The logo then leads there.' }),
  },
  fresh: () => ({ id: String(Date.now()) }),
  belongs: 'each company whose logo visitors may see',
  savesAll: true,
  Summary: ({ item }) => (
    <ItemSummary title={item.name} text={item.url || 'No link'} image={item.logo} isLogo />
  ),
  Preview: ({ item }) => (
    <div className="grid min-h-28 place-content-center rounded-lg border bg-raised/50 p-6">
      <CompanyLogo company={item} />
    </div>
  ),
});
