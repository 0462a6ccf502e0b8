import { Languages } from 'lucide-react';
import { Fragment } from 'react';
import type { BlogPost } from '#app/content/blog-posts.ts';
import { languagePrefix } from '#app/content/language-path.ts';
import { languagesOf } from '#app/content/site-languages.ts';
import { LANGUAGES } from '#app/i18n/languages.ts';
import { useTranslation } from '#app/i18n/use-translation.ts';
import { useStore } from '#app/store/use-content.tsx';
import { Link } from '#app/ui/link.tsx';
import { pathsBelow } from '../pages/page.ts';

/** Leads to the same post in other languages, where each of them has its address. A change of language leads there, too. */
export function ReadIn({ post: { alsoIn = [] } }: { post: BlogPost }) {
  const { t } = useTranslation();
  const languages = languagesOf(useStore().base('settings'));
  if (alsoIn.length === 0) return null;
  const found = LANGUAGES.flatMap(({ code, name }) =>
    alsoIn.filter(({ language }) => language === code).map(({ slug }) => ({ code, name, slug })),
  );
  return (
    <p className="label flex flex-wrap items-center gap-x-2 text-muted">
      <Languages aria-hidden="true" className="size-4 text-primary-text" />
      <span>
        {t('blog.readIn')}
        {t('colon')}
      </span>
      {found.map(({ code, name, slug }, at) => (
        <Fragment key={code}>
          {at > 0 && <span aria-hidden="true">·</span>}
          <Link
            href={pathsBelow(languagePrefix(code, languages)).post(slug)}
            lang={code}
            hrefLang={code}
            className="inline-flex min-h-9 items-center justify-center pointer-coarse:min-h-11 pointer-coarse:min-w-11"
          >
            {name}
          </Link>
        </Fragment>
      ))}
    </p>
  );
}
