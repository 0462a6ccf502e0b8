// What the measured site is made of: invented posts and messages of a usual length.
const DAY_MS = 86_400_000;
const FIRST_DAY = Date.UTC(2023, 0, 1);
export const WORDS =
  'storefront queue cache index photograph invoice courier checkout ledger sketch kitchen market'.split(
    ' ',
  );

/**
 * @param {number} count
 * @param {number} paragraphs of each post's text
 */
export function makePosts(count, paragraphs) {
  return Array.from({ length: count }, (_, at) => ({
    id: `post-${at + 1}`,
    slug: `post-${at + 1}`,
    title: `Post ${at + 1}: what a ${word(at)} taught`,
    excerpt: sentence(at, 14),
    content: article(at, paragraphs),
    date: new Date(FIRST_DAY + at * DAY_MS).toISOString(),
    published: true,
    featured: at % 50 === 0,
    tags: ['Notes', word(at)],
    coverImage: '',
    author: '',
  }));
}

/** @param {number} count */
export function makeMessages(count) {
  const kinds = ['contact', 'inquiry', 'consultation', 'booking'];
  const statuses = ['new', 'read', 'replied', 'archived'];
  return Array.from({ length: count }, (_, at) => ({
    id: `message-${at + 1}`,
    kind: kinds[at % kinds.length],
    name: nameOf(at),
    email: `visitor${at + 1}@example.com`,
    subject: `About a ${word(at)}`,
    message: sentence(at, 12),
    services: [],
    status: statuses[Math.floor(at / 4) % statuses.length],
    timestamp: new Date(FIRST_DAY + at * 3_600_000).toISOString(),
  }));
}

const SYLLABLES =
  'ba de fi go hu ja ke li mo nu pa re si to vu wa ye zi cho dru gra kle sti tho'.split(' ');

/** Of somebody who shares it with nobody. */
export function nameOf(at) {
  const { length } = SYLLABLES;
  // A prime spreads them.
  let rest = (at * 104_729) % length ** 5;
  const parts = Array.from({ length: 5 }, () => {
    const syllable = SYLLABLES[rest % length];
    rest = Math.floor(rest / length);
    return syllable;
  });
  return `${parts.slice(0, 2).join('')} ${parts.slice(2).join('')}`;
}

function article(at, paragraphs) {
  const parts = Array.from(
    { length: paragraphs },
    (_, part) => `## Part ${part + 1}\n\n${sentence(at + part, 30)} **${word(part)}**.`,
  );
  return `${parts.join('\n\n')}\n\n- one\n- two\n\n\`\`\`js\nconst answer = ${at};\n\`\`\`\n`;
}

function sentence(seed, length) {
  return Array.from({ length }, (_, at) => word(seed * 7 + at * 5)).join(' ');
}

function word(at) {
  return WORDS[at % WORDS.length];
}
