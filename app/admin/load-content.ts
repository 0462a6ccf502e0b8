import type { AdminContent } from '#app/content/admin-content.ts';
import { siteKeys } from '#app/content/bundle.ts';
import { type Content, collections } from '#app/content/collections.ts';
import { nothingStored } from '#app/content/nothing-stored.ts';

/** The content that the editors open on while nothing is saved. Throws when it does not arrive as it was made. */
export async function loadContent(address: string | undefined): Promise<Content> {
  if (address === undefined) throw new Error('This page does not say where the content is.');
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The server answered with ${response.status}.`);
  const { isPublished, content } = readFile(await response.text());
  return { ...nothingStored, ...content, messages: isPublished ? [] : await sampleMessages() };
}

/** An inbox to look at, on a site that is nobody's yet. */
async function sampleMessages(): Promise<Content['messages']> {
  const { builtInContent } = await import('#app/content/built-in.ts');
  return builtInContent.messages;
}

/** A network that wants its visitors to sign in first answers everything, with a page of its own. */
function readFile(text: string): AdminContent {
  try {
    const { isPublished, content } = JSON.parse(text);
    const parsed = siteKeys.map((key) => [key, collections[key].schema.parse(content[key])]);
    return { isPublished, content: Object.fromEntries(parsed) };
  } catch {
    throw new Error('Something else came in its place.');
  }
}
