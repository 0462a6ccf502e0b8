// The owner as visitors meet them: the profile, with the contact details of the settings where those are
// set (docs/decisions/0008).
import type { About } from './about.ts';
import type { Settings } from './settings.ts';
import { siteNameOf } from './site-name.ts';

export interface Owner extends About {
  /** What the contact section and the footer show; `location` goes on saying where the owner is based. */
  address: string;
  instagram: string;
}

/** The profile with a name: while it lacks one, every place that names the owner shows the one given here. */
export function named(about: About, standIn: string): About {
  return about.name.trim() ? about : { ...about, name: standIn };
}

/** The profile as it is published: nobody else's name can stand in for the owner's, only the site's own. */
export function publishedAbout(about: About, settings: Settings): About {
  return named(about, siteNameOf(settings));
}

export function ownerOf(about: About, settings: Settings): Owner {
  const { socialMedia } = settings;
  const phone = settings.phoneNumber.trim();
  return {
    ...about,
    email: settings.contactEmail.trim() || about.email,
    phone: phone || about.phone,
    // The number that is shown is the one that answers.
    whatsapp: phone || about.whatsapp || about.phone,
    address: settings.address.trim() || about.location,
    github: socialMedia.github.trim() || about.github,
    linkedin: socialMedia.linkedin.trim() || about.linkedin,
    twitter: socialMedia.twitter.trim() || about.twitter,
    instagram: socialMedia.instagram.trim(),
  };
}
