import { keyed } from '#app/lib/keyed.ts';
import { safeLink } from '#app/lib/safe-link.ts';

/** Addresses on the web and of mail, without the sentence's own signs at their end and what isolates them in it. */
const ADDRESS =
  /(https?:\/\/[^\s\u2066-\u2069]*[^\s\u2066-\u2069.,;:!?)\]'"»]|[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,64})+)/;

/** What the assistant says, with the addresses in it to press. */
export function WithLinks({ text }: { text: string }) {
  return keyed(text.split(ADDRESS), (part) => part).map(({ key, value: part }, at) => {
    // Between two pieces of text stands what was found.
    const href =
      at % 2 === 1 ? safeLink(part.includes('://') ? part : `mailto:${part}`) : undefined;
    if (!href) return part;
    return (
      <a
        key={key}
        href={href}
        {...(part.includes('://') && { target: '_blank', rel: 'noopener noreferrer' })}
        className="underline underline-offset-4"
      >
        {part}
      </a>
    );
  });
}
