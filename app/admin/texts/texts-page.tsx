import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { PageTexts, TextGroup } from '#app/content/page-texts.ts';
import { SECTIONS, type SectionId } from '#app/content/sections.ts';
import { EditorPage } from '../editor/editor-page.tsx';
import { fromForm } from '../editor/form.ts';
import { FormPanel } from '../editor/form-fields.tsx';
import { type Draft, useDraft } from '../editor/use-draft.ts';
import { recordOf } from '../versions/shape.ts';
import { TEXT_FIELDS } from './text-fields.ts';

const GROUPS = Object.keys(TEXT_FIELDS) as TextGroup[];

const OTHERS = {
  consultation: 'Consultation',
  choices: 'Choices in forms',
  footer: 'Footer',
  legal: 'Privacy and terms',
};

function nameOf(group: TextGroup): string {
  return group in OTHERS ? OTHERS[group as keyof typeof OTHERS] : SECTIONS[group as SectionId].name;
}

const SHAPE = recordOf(
  'Section texts',
  {},
  Object.fromEntries(GROUPS.map((group) => [group, recordOf(nameOf(group), TEXT_FIELDS[group])])),
);

export default function TextsPage() {
  const draft = useDraft('pageTexts', {
    shape: SHAPE,
    saved: { title: 'Texts Updated', text: 'Your texts have been saved successfully.' },
  });
  useAimedAtGroup();

  function handleSave() {
    const entries = GROUPS.map((group) => [group, trimmed(group, draft.value)]);
    void draft.save(Object.fromEntries(entries) as PageTexts);
  }

  return (
    <EditorPage
      title="Section Texts"
      description="What each section says beside its list: heading, lead and small notes. What you leave empty does not show."
      draft={draft}
      onSave={handleSave}
    >
      <div className="grid items-start gap-6 xl:grid-cols-2">
        {GROUPS.map((group) => (
          <div key={group} id={group} className="scroll-mt-32">
            <GroupPanel group={group} draft={draft} />
          </div>
        ))}
      </div>
    </EditorPage>
  );
}

function GroupPanel<G extends TextGroup>({ group, draft }: { group: G; draft: Draft<PageTexts> }) {
  return (
    <FormPanel<PageTexts[G]>
      title={nameOf(group)}
      fields={TEXT_FIELDS[group]}
      value={draft.value[group]}
      onChange={(part) =>
        draft.change((current) => ({ ...current, [group]: { ...current[group], ...part } }))
      }
    />
  );
}

function trimmed<G extends TextGroup>(group: G, texts: PageTexts): PageTexts[G] {
  return fromForm<PageTexts[G], PageTexts[G]>(TEXT_FIELDS[group], texts[group], texts[group]);
}

/** The screen of the sections leads to the texts of one of them. */
function useAimedAtGroup() {
  const { hash } = useLocation();
  useEffect(() => {
    const panel = document.getElementById(hash.slice(1));
    panel?.scrollIntoView();
    panel?.querySelector<HTMLElement>('input, textarea')?.focus({ preventScroll: true });
  }, [hash]);
}
