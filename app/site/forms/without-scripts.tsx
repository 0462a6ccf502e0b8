// Forms for visitors without JavaScript: the browser hands what they typed to their mail app. A form that is
// simply sent would put it into the address of the page.
import { useTranslation } from 'react-i18next';
import { Link } from '#app/ui/link.tsx';
import { mailLink } from '../owner-links.ts';
import { useOwner } from '../use-owner.ts';

/** For the `<form>` itself. */
export function useMailForm() {
  const { t } = useTranslation();
  const { email } = useOwner();
  return {
    action: mailLink(email, t('mail.subject')),
    method: 'post',
    encType: 'text/plain',
  } as const;
}

/** Not everybody has a mail app. */
export function WithoutScripts() {
  const { t } = useTranslation();
  const { email } = useOwner();
  return (
    <noscript className="sm:col-span-2">
      <p className="text-muted text-sm">
        {t('form.withoutScripts')}{' '}
        <Link href={`mailto:${email}`} dir="ltr">
          {email}
        </Link>
      </p>
    </noscript>
  );
}
