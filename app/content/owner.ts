// The owner as visitors meet them: the profile, with the contact details of the settings where those are
// set (docs/decisions/0008).
import { safeLink, withoutInvisible } from '#app/lib/safe-link.ts';
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
    // The number that is shown is the one that answers, if it can.
    whatsapp: [phone, about.whatsapp, about.phone].find(whatsAppLink) ?? '',
    address: settings.address.trim() || about.location,
    github: socialMedia.github.trim() || about.github,
    linkedin: socialMedia.linkedin.trim() || about.linkedin,
    twitter: socialMedia.twitter.trim() || about.twitter,
    instagram: socialMedia.instagram.trim(),
  };
}

/** A WhatsApp address for what the owner typed: a link, or a phone number with its country. */
export function whatsAppLink(written: string): string | undefined {
  const typed = withoutInvisible(written).trim();
  if (!/^[+\d\s()./-]+$/.test(typed)) return safeLink(typed);
  // The zero in brackets is for those who call from the same country.
  const digits = typed.replace('(0)', '').replace(/\D/g, '').replace(/^00/, '');
  return /^[1-9]/.test(digits) ? `https://wa.me/${digits}` : undefined;
}
