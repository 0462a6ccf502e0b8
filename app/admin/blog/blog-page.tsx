import { ExternalLink, Languages, Plus, Trash2 } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import type { BlogPost } from '#app/content/blog-posts.ts';
import type { LanguageCode } from '#app/content/language-codes.ts';
import { languagePrefix } from '#app/content/language-path.ts';
import { languageOf } from '#app/content/post-groups.ts';
import { languagesOf } from '#app/content/site-languages.ts';
import { useContent, useStore } from '#app/store/use-content.tsx';
import { Button } from '#app/ui/button.tsx';
import { ButtonLink } from '#app/ui/link.tsx';
import { ConfirmDialog } from '../editor/confirm-dialog.tsx';
import { EditorPage } from '../editor/editor-page.tsx';
import { useConfirmLoss } from '../editor/leave-guard.tsx';
import { publicPost } from '../paths.ts';
import { PostFields } from './post-fields.tsx';
import { PostList } from './post-list.tsx';
import { missingLanguages } from './post-translations.ts';
import { usePostEditor } from './use-post-editor.ts';

export default function BlogPage() {
  const editor = usePostEditor();
  const confirmLoss = useConfirmLoss();
  const [isAsking, setAsking] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const focusTitle = () => fields.current?.querySelector('input')?.focus();
  /** On a narrow screen the form stands below the list. */
  function bringIntoView() {
    if (!window.matchMedia('(width < 64rem)').matches) return;
    fields.current?.scrollIntoView();
    focusTitle();
  }
  const { form, stored } = editor;
  const settings = useContent('settings');
  const [missing] = useMemo(
    () => (stored ? missingLanguages(stored, editor.posts, languagesOf(settings)) : []),
    [stored, editor.posts, settings],
  );

  function handleNew() {
    confirmLoss(() => {
      editor.startNew();
      focusTitle();
    });
  }

  function handleTranslate(post: BlogPost, language: LanguageCode) {
    confirmLoss(() => {
      editor.startTranslation(post, language);
      focusTitle();
    });
  }

  function handleOpen(post: BlogPost) {
    confirmLoss(() => {
      editor.open(post);
      bringIntoView();
    });
  }

  function handleDelete() {
    setAsking(false);
    if (stored) void editor.remove(stored).then(focusTitle);
  }

  return (
    <EditorPage
      title="Blog"
      description="Posts in Markdown. A draft stays here; a published post is on the site as soon as it is saved."
      saveLabel="Save"
      draft={editor}
      onSave={editor.save}
      actions={
        <>
          <Button variant="outline" size="small" onClick={handleNew}>
            <Plus className="size-4" />
            New Post
          </Button>
          {stored && missing && (
            <Button variant="outline" size="small" onClick={() => handleTranslate(stored, missing)}>
              <Languages className="size-4" />
              Translate
            </Button>
          )}
          {form.slug && form.published && <PreviewLink saved={editor.isDirty ? null : stored} />}
          {stored && (
            <Button variant="danger" size="small" onClick={() => setAsking(true)}>
              <Trash2 className="size-4" />
              Delete
            </Button>
          )}
        </>
      }
    >
      <div className="grid items-start gap-6 lg:grid-cols-4">
        <PostList posts={editor.posts} openId={form.id} onOpen={handleOpen} />
        <div ref={fields} className="min-w-0 lg:col-span-3">
          <PostFields value={form} posts={editor.posts} onChange={editor.change} />
        </div>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title="Delete this post?"
        text={`“${form.title || 'Untitled'}” leaves the site at once.`}
        confirmLabel="Delete post"
        onConfirm={handleDelete}
        onCancel={() => setAsking(false)}
      />
    </EditorPage>
  );
}

/** The page of the saved post; what is not saved yet has no page. */
function PreviewLink({ saved }: { saved: BlogPost | null }) {
  // Only what was published has addresses for its languages.
  const languages = languagesOf(useStore().base('settings'));
  if (!saved) {
    return (
      <Button variant="outline" size="small" disabled title="Save first, then preview the page">
        Preview
      </Button>
    );
  }
  return (
    <ButtonLink
      variant="outline"
      size="small"
      newTab
      href={publicPost(saved.slug, languagePrefix(languageOf(saved, languages.main), languages))}
    >
      Preview
      <ExternalLink className="size-4" />
    </ButtonLink>
  );
}
