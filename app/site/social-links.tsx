import type { ComponentProps, ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useSiteContent } from '#app/i18n/use-site-content.ts';
import { GitHubMark, LinkedInMark, WhatsAppMark, XMark } from '#app/ui/brand-icons.tsx';
import { ButtonLink } from '#app/ui/link.tsx';
import { type SocialNetwork, socialLinks } from './owner-links.ts';

const marks: Record<SocialNetwork, ComponentType<ComponentProps<'svg'>>> = {
  github: GitHubMark,
  linkedin: LinkedInMark,
  whatsapp: WhatsAppMark,
  twitter: XMark,
};

interface SocialLinksProps {
  networks?: readonly SocialNetwork[];
  className?: string;
}

export function SocialLinks({ networks, className }: SocialLinksProps) {
  const { t } = useTranslation();
  const about = useSiteContent('about');
  const links = socialLinks(about).filter(({ network }) => !networks || networks.includes(network));
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
