import { useRef, useState } from 'react';
import { sampleSkills } from '#app/content/samples.ts';
import { Button } from '#app/ui/button.tsx';
import { leavesFocusTo } from '#app/ui/leaves-focus-to.ts';
import { EditorPage } from '../editor/editor-page.tsx';
import { withTyped } from '../editor/entries.ts';
import { EntryListField } from '../editor/fields/entries.tsx';
import { ListEditor } from '../editor/list-editor.tsx';
import { Panel } from '../editor/panel.tsx';
import { useDraft } from '../editor/use-draft.ts';
import { useListPart } from '../editor/use-list-part.ts';
import { MissingIn } from '../translate/missing-in.tsx';
import { listOf, recordOf } from '../versions/shape.ts';
import { categoryList } from './category-list.tsx';

const SHAPE = recordOf(
  'Skills',
  {},
  {
    // A category has no id: it is known by its title, and by the rest of it when that has changed.
    categories: listOf({ ...categoryList, restOf: ({ title: _, ...rest }) => rest }),
    additionalSkills: listOf<string>({
      noun: 'additional skill',
      keyOf: (skill) => skill,
      titleOf: (skill) => skill,
    }),
  },
);

export default function SkillsPage() {
  const draft = useDraft('skills', {
    shape: SHAPE,
    saved: { title: 'Skills Updated', text: 'Your skills have been saved successfully.' },
  });
  const { additionalSkills } = draft.value;
  const [typed, setTyped] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const setAdditional = (next: readonly string[]) =>
    draft.change((current) => ({ ...current, additionalSkills: [...next] }));
  const list = useListPart(draft, 'categories', categoryList);

  function handleSave() {
    const next = list.finish();
    if (!next) return;
    // What is typed but not added is meant to be saved as well.
    const added = withTyped(additionalSkills, typed);
    if (typed.trim() !== '') setAdditional(added);
    setTyped('');
    void draft.save({ categories: [...next], additionalSkills: added });
  }

  function handleDiscard() {
    list.discard();
    setTyped('');
  }

  return (
    <EditorPage
      title="Skills"
      description="Categories with the level of each skill, and a list of additional expertise."
      draft={draft}
      hasUncommitted={list.hasUncommitted || typed.trim() !== ''}
      onDiscard={handleDiscard}
      onSave={handleSave}
    >
      <ListEditor list={list} />
      <Panel title="Additional Expertise" heading={heading}>
        <EntryListField
          label="Additional skill"
          noun="additional skill"
          value={{ entries: additionalSkills, typed }}
          onChange={(next) => {
            setTyped(next.typed);
            if (next.entries !== additionalSkills) setAdditional(next.entries);
          }}
        />
        <MissingIn texts={additionalSkills} />
        {additionalSkills.length === 0 && (
          <Button
            ref={leavesFocusTo(() => heading.current)}
            variant="outline"
            size="small"
            className="justify-self-start"
            onClick={() => setAdditional(sampleSkills.additionalSkills)}
          >
            Load sample data
          </Button>
        )}
      </Panel>
    </EditorPage>
  );
}
