import * as z from 'zod/mini';
import { defineCollection } from './collection.ts';
import { id, requiredText, text } from './fields.ts';

export const trustedCompanySchema = z.object({
  id,
  name: requiredText,
  logo: requiredText,
  url: text,
});

export const trustedCompaniesSchema = z.array(trustedCompanySchema);
export type TrustedCompany = z.infer<typeof trustedCompanySchema>;

export const trustedCompanies = defineCollection('site', trustedCompaniesSchema);

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
