// An exported site with many posts, some of them awkward, for checking what a build makes of it.
import { importModule } from './site-content.mjs';

const HOSTILE = '</script><script>alert(1)</script> & "quotes" <b>';

/** Posts that are special in one way each; the rest are plain. */
const AWKWARD = [
  {
    title: 'React میں اسٹیٹ کا انتظام',
    slug: 'react-میں-اسٹیٹ',
    content: 'یہ ایک مضمون ہے۔',
    language: 'ur',
    translationOf: '5',
  },
  { title: 'كيف تبني متجرًا سريعًا في 2025', slug: 'متجر-سريع', content: 'هذا مقال.' },
  {
    title: HOSTILE,
    slug: 'hostile',
    excerpt: HOSTILE,
    content: `Text \`${HOSTILE}\``,
    tags: ['a&b'],
  },
  { title: '日本語の記事', slug: '日本語', content: 'これは記事です。' },
  { title: 'With a cover', slug: 'cover', coverImage: '/images/projects/baraat.svg' },
  { title: '', slug: 'untitled', excerpt: '' },
  { title: 'A draft', slug: 'draft', published: false, content: 'Not for anybody yet.' },
];

/**
 * @param {number} count how many posts are published
 * @returns {Promise<{ text: string, posts: { slug: string, title: string, published: boolean }[] }>}
 */
export async function makeFixture(count) {
  const { builtInContent } = await importModule('app/content/built-in.ts');
  const { makeBundle } = await importModule('app/content/bundle.ts');
  const drafts = AWKWARD.filter(({ published }) => published === false).length;
  const posts = Array.from({ length: count + drafts }, (_, at) => makePost(at));
  const about = { ...builtInContent.about, name: 'Ayesha Siddiqui', cvUrl: '/images/portrait.svg' };
  const settings = {
    ...builtInContent.settings,
    siteName: 'Ayesha & Co. "Studio"',
    darkMode: false,
  };
  return { text: makeBundle({ ...builtInContent, about, settings, blogPosts: posts }), posts };
}

function makePost(at) {
  const number = at + 1;
  return {
    id: String(number),
    slug: `post-${number}`,
    title: `Post ${number}: notes from a storefront`,
    excerpt: `What the work on storefront ${number} taught.`,
    content: `## Part of ${number}\n\nThe **text** of post ${number}, with a [link](/blog).\n\n\`\`\`js\nconst answer = ${number};\n\`\`\`\n`,
    date: new Date(Date.UTC(2025, 0, 1) + at * 86_400_000).toISOString(),
    published: true,
    featured: false,
    tags: ['Notes'],
    coverImage: '',
    author: '',
    ...AWKWARD[at],
  };
}
