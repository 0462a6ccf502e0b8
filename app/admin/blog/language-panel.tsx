import { memo } from 'react';
import type { BlogPost } from '#app/content/blog-posts.ts';
import { languageOf } from '#app/content/post-groups.ts';
import { languagesOf } from '#app/content/site-languages.ts';
import { useContent } from '#app/store/use-content.tsx';
import { Field } from '#app/ui/field.tsx';
import { Select } from '#app/ui/input.tsx';
import { Panel } from '../editor/panel.tsx';
import { LANGUAGE_NAMES } from '../settings/languages-panel.tsx';
import type { PostForm } from './post-fields.tsx';
import { isKnown, originalsFor, placeProblem, titleOf } from './post-translations.ts';

interface LanguagePanelProps extends Pick<PostForm, 'id' | 'language' | 'translationOf'> {
  posts: readonly BlogPost[];
  onChange: (part: Partial<PostForm>) => void;
}

/**
 * In which language a post is, and which one it translates. A site in one language has no use for it. There can be
 * thousands of posts to choose from: a letter that is typed elsewhere leaves them alone.
 */
export const LanguagePanel = memo(function LanguagePanel(props: LanguagePanelProps) {
  const { language, translationOf, posts, onChange } = props;
  const { main, offered } = languagesOf(useContent('settings'));
  if (offered.length < 2 && !language && !translationOf) return null;
  const isListed = language === '' || offered.some((code) => code === language);
  const nameOf = (code: string) => (isKnown(code) ? LANGUAGE_NAMES[code] : code);
  return (
    <Panel title="Language">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Language" hint="Visitors find the posts in their own language first.">
          {(ids) => (
            <Select
              {...ids}
              options={[
                ...offered.map((code) => ({
                  value: code,
                  label: LANGUAGE_NAMES[code] + (code === main ? ' (main language)' : ''),
                })),
                ...(isListed
                  ? []
                  : [{ value: language, label: `${nameOf(language)} (not offered)` }]),
              ]}
              value={language || main}
              onChange={({ target }) =>
                onChange({ language: target.value === main ? '' : target.value })
              }
            />
          )}
        </Field>
        <Field
          label="Translation of"
          hint="A list shows only one of a post and its translations."
          error={placeProblem(props, posts, main)}
        >
          {(ids) => (
            <Select
              {...ids}
              placeholder="No other post"
              options={optionsFor()}
              value={translationOf}
              onChange={({ target }) => onChange({ translationOf: target.value })}
            />
          )}
        </Field>
      </div>
    </Panel>
  );

  function optionsFor() {
    const found = originalsFor(props, posts, main);
    const options = found.map((post) => ({
      value: post.id,
      label: `${titleOf(post)} (${LANGUAGE_NAMES[languageOf(post, main)]})`,
    }));
    const isThere = translationOf === '' || found.some(({ id }) => id === translationOf);
    return isThere
      ? options
      : [{ value: translationOf, label: 'A post that was deleted' }, ...options];
  }
});
