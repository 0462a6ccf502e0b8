import { useState } from 'react';
import type { About } from '#app/content/about.ts';
import { SUBMIT_DELAY_MS } from '#app/content/timing.ts';
import { toast } from '#app/ui/toast.ts';
import { EditorPage } from '../editor/editor-page.tsx';
import { completeLink, linkErrors } from '../editor/link-rules.ts';
import { type FieldErrors, invalidToast } from '../editor/list-definition.ts';
import { useDraft } from '../editor/use-draft.ts';
import { AboutFields, LINKS } from './about-fields.tsx';
import { PhotoField } from './photo-field.tsx';

export default function AboutPage() {
  const draft = useDraft('about', {
    saved: {
      title: 'Changes saved successfully!',
      text: 'The public page shows your new profile.',
    },
    minimumMs: SUBMIT_DELAY_MS,
  });
  const [errors, setErrors] = useState<FieldErrors<About>>({});

  function handleChange(part: Partial<About>) {
    setErrors({});
    draft.change((current) => ({ ...current, ...part }));
  }

  function handleSave() {
    const found = linkErrors(draft.value, LINKS);
    setErrors(found);
    const [first] = Object.keys(found);
    if (first) {
      toast(invalidToast(found, { title: 'Error' }));
      document.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    const completed = Object.fromEntries(
      LINKS.map((name) => [name, completeLink(draft.value[name])]),
    );
    void draft.save({ ...draft.value, ...completed });
  }

  return (
    <EditorPage
      title="About"
      description="Your profile. It drives every place that names you: hero, about, contact, footer, mail links and the assistant’s greeting."
      isDirty={draft.isDirty}
      isSaving={draft.isSaving}
      isOutdated={draft.isOutdated}
      conflict={draft.conflict}
      onSave={handleSave}
    >
      <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <AboutFields value={draft.value} errors={errors} onChange={handleChange} />
        <div className="max-xl:order-first">
          <PhotoField value={draft.value.photo} onChange={(photo) => handleChange({ photo })} />
        </div>
      </div>
    </EditorPage>
  );
}
