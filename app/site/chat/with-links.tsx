import { keyed } from '#app/lib/keyed.ts';

/** Addresses on the web and of mail, without the sentence's own signs at their end and what isolates them in it. */
const ADDRESS =
  /(https?:\/\/[^\s\u2066-\u2069]*[^\s\u2066-\u2069.,;:!?)]|[\w.+-]{1,64}@[\w-]+\.[\w.-]*\w)/;

/** What the assistant says, with the addresses in it to press. */
export function WithLinks({ text }: { text: string }) {
  return keyed(text.split(ADDRESS)).map(({ key, value }, at) => {
    // Between two pieces of text stands what was found.
    if (at % 2 === 0) return value;
    const isPage = value.includes('://');
    return (
      <a
        key={key}
        href={isPage ? value : `mailto:${value}`}
        {...(isPage && { target: '_blank' })}
        className="underline"
      >
        {value}
      </a>
    );
  });
}
