// What the admin starts from: the site as it was published. It is a file of the build, for the admin's document
// holds nothing; and everybody can fetch it, so there is nothing in it that is not on the site.
import type { Content, SiteKey } from './collections.ts';

export interface AdminContent {
  /** The site is the owner's, and not the built-in one. */
  isPublished: boolean;
  content: Pick<Content, SiteKey>;
}
