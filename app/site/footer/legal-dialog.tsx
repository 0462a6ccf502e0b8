import { hasAnalytics } from '#app/content/analytics.ts';
import type { BlogPost } from '#app/content/blog-posts.ts';
import { monthsKept } from '#app/content/old-requests.ts';
import { SECTIONS } from '#app/content/sections.ts';
import { Said } from '#app/i18n/said.tsx';
import { useLegalTexts } from '#app/i18n/use-legal-texts.ts';
import { useTexts } from '#app/i18n/use-site-content.ts';
import { useTranslation } from '#app/i18n/use-translation.ts';
import { fillGaps } from '#app/lib/gaps.ts';
import { keyed } from '#app/lib/keyed.ts';
import { latinDigits } from '#app/lib/time-words.ts';
import { useContent, usePort } from '#app/store/use-content.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { Link } from '#app/ui/link.tsx';
import { ConsentChoice } from '../analytics/consent-choice.tsx';
import { useToolNames } from '../analytics/use-tool-names.ts';
import { useForeignLanguage, usePosts } from '../blog/use-posts.ts';
import { useOwner } from '../use-owner.ts';
import { usePaths } from '../use-paths.ts';
import { useSections } from '../use-sections.ts';
import type { LegalTopic } from './legal-buttons.tsx';

interface LegalDialogProps {
  topic: LegalTopic;
  onClose: () => void;
}

export default function LegalDialog({ topic, onClose }: LegalDialogProps) {
  const { t, i18n } = useTranslation();
  const texts = useLegalTexts();
  const own = useTexts('legal');
  const { place } = usePort('desk');
  const { email } = useOwner();
  const { analytics, privacy } = useContent('settings');
  const usesAnalytics = hasAnalytics(analytics);
  const months = monthsKept(privacy);
  const tools = useToolNames();
  const fill = (text: string) => fillGaps(text, { email, tools });
  const isOnServer = place === 'server';
  const uncounted = isOnServer ? texts.privacyUncountedOnServer : texts.privacyUncounted;
  const paragraphs = {
    privacy: [
      usesAnalytics ? texts.privacyAnalytics : uncounted,
      ...(isOnServer
        ? [
            ...texts.privacyOnServer,
            ...(months
              ? [fillGaps(texts.privacyKept, { time: inMonths(months, i18n.language) })]
              : []),
            ...texts.privacy.slice(texts.privacyOnServer.length),
          ]
        : texts.privacy),
    ],
    terms: texts.terms,
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts[`${topic}Title`]}
      closeLabel={t('close')}
      isText={topic !== 'sitemap'}
    >
      {topic === 'sitemap' ? (
        <SiteMap onFollow={onClose} />
      ) : (
        <div className="grid gap-4 pb-2 text-muted">
          {keyed(paragraphsOf(own[topic]) ?? paragraphs[topic]).map(({ key, value }) => (
            <p key={key}>
              <Said of={own[topic]}>{fill(value)}</Said>
            </p>
          ))}
          {topic === 'privacy' && usesAnalytics && <ConsentChoice />}
        </div>
      )}
    </Dialog>
  );
}

/** The owner's own, where there are any. */
function paragraphsOf(text: string): string[] | undefined {
  return text.trim() ? text.split(/\n\s*\n/).filter((part) => part.trim()) : undefined;
}

function inMonths(count: number, language: string): string {
  const format = { style: 'unit', unit: 'month', unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(latinDigits(language), format).format(count);
}

function SiteMap({ onFollow }: { onFollow: () => void }) {
  const { t } = useTranslation();
  const paths = usePaths();
  const texts = useLegalTexts();
  const posts = usePosts();
  const sections = useSections();
  return (
    <div className="grid grid-cols-1 gap-6 pb-2 sm:grid-cols-2">
      <div>
        <h3 className="mb-2 text-lg">{texts.sitemapSections}</h3>
        <ul>
          {sections.map((id) => (
            <li key={id}>
              <Link
                href={`${paths.landing}#${SECTIONS[id].anchor}`}
                onClick={onFollow}
                className="inline-flex min-h-9 min-w-11 items-center pointer-coarse:min-h-11"
              >
                {t(`sections.${id}`)}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      {posts.length > 0 && (
        <div>
          <h3 className="mb-2 text-lg">{texts.sitemapPosts}</h3>
          <ul>
            <li>
              <Link
                href={paths.blog}
                className="inline-flex min-h-9 min-w-11 items-center pointer-coarse:min-h-11"
              >
                {t('blog.all')}
              </Link>
            </li>
            {posts.map((post) => (
              <li key={post.id}>
                <PostLink post={post} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function PostLink({ post }: { post: BlogPost }) {
  const { t } = useTranslation();
  const paths = usePaths();
  return (
    <Link
      href={paths.post(post.slug)}
      lang={useForeignLanguage(post)}
      className="inline-flex min-h-9 min-w-11 items-center pointer-coarse:min-h-11"
    >
      {post.title || t('blog.untitled')}
    </Link>
  );
}
