import type { TrustedCompany } from '#app/content/trusted-companies.ts';
import { CompanyLogo } from '#app/site/cards/company-logo.tsx';
import { bindTo } from '../editor/bind.ts';
import { ImageField } from '../editor/image-field.tsx';
import { ItemSummary } from '../editor/item-summary.tsx';
import { LinkField } from '../editor/link-field.tsx';
import { completeLink, imageError, linkErrors } from '../editor/link-rules.ts';
import { type FormProps, type ListDefinition, missing } from '../editor/list-definition.ts';
import { TextField } from '../editor/text-field.tsx';

/** Twice the width of a logo on the public page. */
const LONGEST_EDGE_PX = 400;

export const companyList: ListDefinition<TrustedCompany, TrustedCompany> = {
  noun: 'company',
  heading: 'Companies',
  addLabel: 'Add Company',
  saveLabel: 'Save Company',
  keyOf: ({ id }) => id,
  titleOf: ({ name }) => name,
  blank: () => ({ id: String(Date.now()), name: '', logo: '', url: '' }),
  toForm: (company) => company,
  fromForm: (form) => ({
    ...form,
    name: form.name.trim(),
    logo: form.logo.trim(),
    url: completeLink(form.url),
  }),
  validate(form) {
    const logo = imageError(form.logo);
    return {
      ...linkErrors(form, ['url']),
      ...(logo && { logo }),
      ...missing(form, ['name', 'logo']),
    };
  },
  incomplete: { title: 'Name and Logo are required' },
  added: { title: 'Company added', text: 'Save all to show it on the public page.' },
  deleted: { title: 'Company removed', text: 'Save all to take it off the public page.' },
  Fields: CompanyFields,
  Summary: ({ item }) => (
    <ItemSummary title={item.name} text={item.url || 'No link'} image={item.logo} isLogo />
  ),
  Preview: ({ item }) => (
    <div className="grid min-h-28 place-content-center rounded-lg border bg-raised/50 p-6">
      <CompanyLogo company={item} />
    </div>
  ),
};

function CompanyFields({ value, errors, onChange }: FormProps<TrustedCompany>) {
  const bind = bindTo({ value, errors, onChange });
  return (
    <>
      <TextField label="Name" required {...bind('name')} />
      <ImageField label="Logo" required longestEdge={LONGEST_EDGE_PX} {...bind('logo')} />
      <LinkField label="Website" hint="Optional. The logo then leads there." {...bind('url')} />
    </>
  );
}
