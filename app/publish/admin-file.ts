import type { AdminContent } from '#app/content/admin-content.ts';
import { siteKeys } from '#app/content/bundle.ts';
import { publicChatbot } from '#app/content/chatbot.ts';
import type { Content } from '#app/content/collections.ts';

/** The text of the file from which the admin starts. A draft is not published, here neither, nor are test questions. */
export function adminFile(content: Content, isPublished: boolean): string {
  const shown: Content = {
    ...content,
    blogPosts: content.blogPosts.filter((post) => post.published),
    chatbot: publicChatbot(content.chatbot),
  };
  const site = Object.fromEntries(siteKeys.map((key) => [key, shown[key]]));
  return JSON.stringify({ isPublished, content: site as AdminContent['content'] });
}
