import { SECTIONS } from '#app/content/sections.ts';
import { Said } from '#app/i18n/said.tsx';
import { useSiteList, useTexts } from '#app/i18n/use-site-content.ts';
import { useTranslation } from '#app/i18n/use-translation.ts';
import { CompanyLogo } from '../cards/company-logo.tsx';

export function TrustedCompanies() {
  const { t } = useTranslation();
  const { title } = useTexts('trusted-companies');
  const companies = useSiteList('trustedCompanies');
  const { anchor } = SECTIONS['trusted-companies'];
  return (
    <section id={anchor} aria-labelledby={`${anchor}-title`} className="border-b py-8">
      <div className="container-page">
        <h2 id={`${anchor}-title`} className="label mb-5 text-center font-normal text-faint">
          {title ? <Said>{title}</Said> : t('sections.trusted-companies')}
        </h2>
        <ul className="grid grid-cols-2 items-center justify-items-center gap-x-6 gap-y-4 sm:grid-cols-4 xl:grid-cols-8">
          {companies.map((company) => (
            <li key={company.id} className="max-w-full">
              <CompanyLogo company={company} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
