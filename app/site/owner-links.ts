// Addresses made from what is known of the owner.

import { type Owner, whatsAppLink } from '#app/content/owner.ts';
import { SECTIONS } from '#app/content/sections.ts';
import { useTranslation } from '#app/i18n/use-translation.ts';
import { mailto } from '#app/lib/mailto.ts';
import { safeLink } from '#app/lib/safe-link.ts';
import { wellFormed } from '#app/lib/well-formed.ts';
import { useOwner } from './use-owner.ts';
import { usePaths } from './use-paths.ts';

export { whatsAppLink };

export const SOCIAL_NETWORKS = ['github', 'linkedin', 'whatsapp', 'twitter', 'instagram'] as const;
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

export function socialLinks(owner: Owner): { network: SocialNetwork; href: string }[] {
  return SOCIAL_NETWORKS.flatMap((network) => {
    const href = network === 'whatsapp' ? whatsAppLink(owner.whatsapp) : safeLink(owner[network]);
    return href ? [{ network, href }] : [];
  });
}

export function mailLink(email: string, subject: string, body?: string): string {
  const encoded = (text: string) => encodeURIComponent(wellFormed(text));
  const text = body === undefined ? '' : `&body=${encoded(body)}`;
  return `${mailto(email)}?subject=${encoded(subject)}${text}`;
}

/** Opens the mail client with the inquiry's subject and greeting filled in. Without an address there is the form. */
export function useInquiryMail(): string {
  const { t } = useTranslation();
  const { email, name } = useOwner();
  const { landing } = usePaths();
  if (!email.trim()) return `${landing}#${SECTIONS.contact.anchor}`;
  return mailLink(email, t('mail.subject'), t('mail.body', { name }));
}
