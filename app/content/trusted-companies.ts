import * as z from 'zod/mini';
import { defineCollection } from './collection.ts';
import { id, requiredName, requiredPicture, text } from './fields.ts';

export const trustedCompanySchema = z.object({
  id,
  name: requiredName,
  logo: requiredPicture,
  url: text,
});

export type TrustedCompany = z.infer<typeof trustedCompanySchema>;

export const trustedCompanies = defineCollection({
  scope: 'site',
  schema: z.array(trustedCompanySchema),
  label: 'Trusted companies',
  screen: { path: 'companies', icon: 'Building2' },
  items: { noun: 'company', titleOf: ({ name }) => name },
  neverEmpty: true,
});
