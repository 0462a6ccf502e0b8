import { type Owner, ownerOf } from '#app/content/owner.ts';
import { useSiteContent } from '#app/i18n/use-site-content.ts';

/** Who this site is about, in the visitor's language. */
export function useOwner(): Owner {
  return ownerOf(useSiteContent('about'), useSiteContent('settings'));
}
