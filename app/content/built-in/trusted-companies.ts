import type { TrustedCompany } from '../trusted-companies.ts';

function company(name: string, file: string): TrustedCompany {
  return { id: file, name, logo: `/images/companies/${file}.svg`, url: '' };
}

export const defaultTrustedCompanies: TrustedCompany[] = [
  company('Indus Freight', 'indus-freight'),
  company('Qalam Press', 'qalam-press'),
  company('Saffron Foods', 'saffron-foods'),
  company('Northwall', 'northwall'),
  company('Tessera Labs', 'tessera-labs'),
  company('Lumen Retail', 'lumen-retail'),
  company('Karavan Travel', 'karavan-travel'),
  company('Halden Clinics', 'halden-clinics'),
];
