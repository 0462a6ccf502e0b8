// Forms for visitors without JavaScript: a server takes what they typed; where there is none, the browser hands it to
// their mail app. A form that is simply sent would put it into the address of the page.

import type { MessageKind } from '#app/content/messages.ts';
import { useTranslation } from '#app/i18n/use-translation.ts';
import { mailto } from '#app/lib/mailto.ts';
import { usePort } from '#app/store/use-content.tsx';
import { Link } from '#app/ui/link.tsx';
import { mailLink } from '../owner-links.ts';
import { useOwner } from '../use-owner.ts';

/** For the `<form>` itself. */
export function usePlainForm(kind: MessageKind) {
  const { t, i18n } = useTranslation();
  const { email } = useOwner();
  const action = usePort('desk').formAction?.(kind, i18n.language);
  if (action !== undefined) return { action, method: 'post' } as const;
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
  if (usePort('desk').formAction || !email) return null;
  return (
    <noscript className="col-span-full">
      <p className="text-muted text-sm">
        {t('form.withoutScripts')}{' '}
        <Link href={mailto(email)} dir="ltr">
          {email}
        </Link>
      </p>
    </noscript>
  );
}
