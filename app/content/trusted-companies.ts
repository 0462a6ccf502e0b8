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
