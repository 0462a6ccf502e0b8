import { useState } from 'react';
import { sampleSkills } from '#app/content/samples.ts';
import { Button } from '#app/ui/button.tsx';
import { EditorPage } from '../editor/editor-page.tsx';
import { withTyped } from '../editor/entries.ts';
import { EntryListField } from '../editor/entry-list-field.tsx';
import { ListEditor } from '../editor/list-editor.tsx';
import { Panel } from '../editor/panel.tsx';
import { useDraft } from '../editor/use-draft.ts';
import { useListEditor } from '../editor/use-list-editor.ts';
import { categoryList } from './category-list.tsx';

export default function SkillsPage() {
  const draft = useDraft('skills', {
    saved: { title: 'Skills Updated', text: 'Your skills have been saved successfully.' },
  });
  const { categories, additionalSkills } = draft.value;
  const [typed, setTyped] = useState('');
  const list = useListEditor(categoryList, {
    items: categories,
    onChange: (change) =>
      draft.change((current) => ({ ...current, categories: change(current.categories) })),
    onHold: draft.hold,
    onRelease: draft.release,
  });

  function handleSave() {
    const next = list.hasUncommitted ? list.commit() : categories;
    if (!next) return;
    // What is typed but not added is meant to be saved as well.
    const added = withTyped(additionalSkills, typed);
    if (typed.trim() !== '') draft.change((current) => ({ ...current, additionalSkills: added }));
    setTyped('');
    void draft.save({ categories: [...next], additionalSkills: added });
  }

  return (
    <EditorPage
      title="Skills"
      description="Categories with the level of each skill, and a list of additional expertise."
      isDirty={draft.isDirty || list.hasUncommitted || typed.trim() !== ''}
      isSaving={draft.isSaving}
      isOutdated={draft.isOutdated}
      conflict={draft.conflict}
      onSave={handleSave}
    >
      <ListEditor list={list} />
      <Panel title="Additional Expertise">
        <EntryListField
          label="Additional skill"
          noun="additional skill"
          value={additionalSkills}
          typed={typed}
          onTyped={setTyped}
          onChange={(next) => draft.change((current) => ({ ...current, additionalSkills: next }))}
        />
        {additionalSkills.length === 0 && (
          <Button
            variant="outline"
            size="small"
            className="justify-self-start"
            onClick={() =>
              draft.change((current) => ({
                ...current,
                additionalSkills: sampleSkills.additionalSkills,
              }))
            }
          >
            Load sample data
          </Button>
        )}
      </Panel>
    </EditorPage>
  );
}
