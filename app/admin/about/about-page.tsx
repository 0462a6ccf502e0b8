import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { About } from '#app/content/about.ts';
import { SUBMIT_DELAY_MS } from '#app/content/timing.ts';
import { toast } from '#app/ui/toast.ts';
import { EditorPage } from '../editor/editor-page.tsx';
import { errorsOf, type FieldErrors, fromForm } from '../editor/form.ts';
import { FormPanel } from '../editor/form-fields.tsx';
import { invalidToast } from '../editor/list-definition.ts';
import { useDraft } from '../editor/use-draft.ts';
import { recordOf } from '../versions/shape.ts';
import { ABOUT, LINKS, REACH, WHO } from './about-fields.ts';
import { PhotoField } from './photo-field.tsx';

const SHAPE = recordOf('Profile', ABOUT);

export default function AboutPage() {
  const draft = useDraft('about', {
    shape: SHAPE,
    saved: {
      title: 'Changes saved successfully!',
      text: 'The public page shows your new profile.',
    },
    minimumMs: SUBMIT_DELAY_MS,
  });
  const [errors, setErrors] = useState<FieldErrors<About>>({});
  const screen = useRef<HTMLDivElement>(null);

  function handleChange(part: Partial<About>) {
    setErrors({});
    draft.change((current) => ({ ...current, ...part }));
  }

  function handleSave() {
    const found = errorsOf(ABOUT, draft.value);
    // Drawn at once, so that the first mistake is marked and can be found.
    flushSync(() => setErrors(found));
    if (Object.keys(found).length > 0) {
      toast(invalidToast(found, { title: 'Error' }));
      screen.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
      return;
    }
    void draft.save(fromForm(ABOUT, draft.value, draft.value));
  }

  const form = { value: draft.value, errors, onChange: handleChange };
  return (
    <EditorPage
      title="About"
      description="Your profile. It drives every place that names you: hero, about, contact, footer, mail links and the assistant’s greeting."
      draft={draft}
      onDiscard={() => setErrors({})}
      onSave={handleSave}
    >
      <div ref={screen} className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-6">
          <FormPanel title="Who you are" fields={WHO} {...form} />
          <FormPanel title="How to reach you" fields={REACH} {...form} />
          <FormPanel title="Links" fields={LINKS} {...form} />
        </div>
        <div>
          <PhotoField value={draft.value.photo} onChange={(photo) => handleChange({ photo })} />
        </div>
      </div>
    </EditorPage>
  );
}
