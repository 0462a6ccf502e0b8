// The assistant's lists as they travel. In the source they are for reading; made normal, sorted, and with what a phrase
// shares with the one before it left out, they weigh a tenth less, and a browser has less to do before it can answer.
// `phrasesOf` of app/content/chat/phrases.ts reads both.

const LISTS = /app\/i18n\/locales\/[\w-]+-chat(?:-words|-topics)?\.ts$/;
const PACKED = '^';
/** Before each phrase, for as many characters of the one before it. No list has capital letters when it is normal. */
const SHARED = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * @param {string} list
 * @param {(phrase: string) => string} normalise how a phrase is compared
 */
export function packPhrases(list, normalise) {
  const phrases = list.split(/[,،\n]/).map((phrase) => normalise(phrase));
  let before = '';
  const packed = [...new Set(phrases)]
    .filter(Boolean)
    .sort()
    .map((phrase) => {
      const shared = sharedStart(phrase, before);
      before = phrase;
      return SHARED[shared] + phrase.slice(shared);
    });
  return packed.length === 0 ? '' : PACKED + packed.join('');
}

function sharedStart(phrase, before) {
  const most = Math.min(phrase.length, before.length, SHARED.length - 1);
  let shared = 0;
  while (shared < most && phrase[shared] === before[shared]) shared += 1;
  return shared;
}

/** For Vite. */
export function packedPhrases(normalise) {
  return {
    name: 'packed-phrases',
    enforce: /** @type {const} */ ('pre'),
    transform: {
      filter: { id: LISTS },
      handler: (code) =>
        code.replace(/`([^`$]*)`/g, (_, list) => `\`${packPhrases(list, normalise)}\``),
    },
  };
}
