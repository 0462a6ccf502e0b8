import type { ComponentProps, ComponentType } from 'react';
import { useTranslation } from '#app/i18n/use-translation.ts';
import {
  GitHubMark,
  InstagramMark,
  LinkedInMark,
  WhatsAppMark,
  XMark,
} from '#app/ui/brand-icons.tsx';
import { ButtonLink } from '#app/ui/link.tsx';
import { type SocialNetwork, socialLinks } from './owner-links.ts';
import { useOwner } from './use-owner.ts';

const marks: Record<SocialNetwork, ComponentType<ComponentProps<'svg'>>> = {
  github: GitHubMark,
  linkedin: LinkedInMark,
  whatsapp: WhatsAppMark,
  twitter: XMark,
  instagram: InstagramMark,
};

interface SocialLinksProps {
  networks?: readonly SocialNetwork[];
  className?: string;
}

export function SocialLinks({ networks, className }: SocialLinksProps) {
  const { t } = useTranslation();
  const links = socialLinks(useOwner()).filter(
    ({ network }) => !networks || networks.includes(network),
  );
  if (links.length === 0) return null;
  return (
    <ul aria-label={t('social.label')} className={className}>
      {links.map(({ network, href }) => {
        const Mark = marks[network];
        return (
          <li key={network}>
            <ButtonLink
              href={href}
              newTab
              variant="ghost"
              size="icon"
              aria-label={t(`social.${network}`)}
              data-tooltip
            >
              <Mark className="size-5" />
            </ButtonLink>
          </li>
        );
      })}
    </ul>
  );
}
