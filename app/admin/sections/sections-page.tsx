import { Info, RotateCcw } from 'lucide-react';
import { collections } from '#app/content/collections.ts';
import {
  defaultSectionVisibility,
  type SectionVisibility,
} from '#app/content/section-visibility.ts';
import {
  SECTIONS,
  type SectionCategory,
  type SectionId,
  sectionIds,
  visibilityOf,
} from '#app/content/sections.ts';
import { classNames } from '#app/lib/class-names.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toast.ts';
import { EditorPage } from '../editor/editor-page.tsx';
import { useDraft } from '../editor/use-draft.ts';
import { listOf } from '../versions/shape.ts';
import { SectionRow } from './section-row.tsx';

const GROUPS: readonly { category: SectionCategory; title: string }[] = [
  { category: 'main', title: 'Main Sections' },
  { category: 'content', title: 'Content Sections' },
  { category: 'social', title: 'Social & Engagement' },
];

type Visibility = Omit<SectionVisibility[number], 'id'>;

const SHAPE = listOf<SectionVisibility[number]>({
  ...collections.sectionVisibility.items,
  keyOf: ({ id }) => id,
  fields: { showInNavbar: { label: 'Navbar' }, showInPortfolio: { label: 'Portfolio' } },
});

export default function SectionsPage() {
  const draft = useDraft('sectionVisibility', {
    shape: SHAPE,
    saved: { title: 'Settings saved', text: 'Section visibility settings have been updated.' },
  });

  function handleChange(id: SectionId, part: Partial<Visibility>) {
    draft.change((current) => {
      const entry = { id, ...visibilityOf(current, id), ...part };
      return current.some((other) => other.id === id)
        ? current.map((other) => (other.id === id ? entry : other))
        : [...current, entry];
    });
  }

  function handleReset() {
    draft.change(defaultSectionVisibility);
    toast({
      title: 'Reset to defaults',
      text: 'All sections have been reset to default visibility.',
    });
  }

  return (
    <EditorPage
      title="Sections"
      description="Choose what the homepage shows, and which sections have a link in the navbar. Each section leads to what stands in it."
      draft={draft}
      needsChange
      onSave={() => void draft.save()}
      actions={
        <Button variant="outline" size="small" onClick={handleReset}>
          <RotateCcw className="size-4" />
          Reset to Defaults
        </Button>
      }
    >
      {draft.isDirty && (
        <p className="rounded-md border border-primary-text/50 px-4 py-3 text-sm">
          You have unsaved changes. Visitors see them after you save.
        </p>
      )}
      <div className="grid items-start gap-6 xl:grid-cols-2">
        {GROUPS.map(({ category, title }) => {
          const ids = sectionIds.filter((id) => SECTIONS[id].category === category);
          return (
            <section
              key={category}
              aria-labelledby={`group-${category}`}
              className={classNames(
                'rounded-lg border bg-raised/50',
                category === 'content' && 'xl:row-span-2',
              )}
            >
              <div className="flex items-center gap-3 border-b px-5 py-4">
                <h2 id={`group-${category}`} className="text-lg">
                  {title}
                </h2>
                <Badge>{ids.length}</Badge>
              </div>
              <ul className="divide-y">
                {ids.map((id) => (
                  <SectionRow
                    key={id}
                    id={id}
                    visibility={visibilityOf(draft.value, id)}
                    onChange={(part) => handleChange(id, part)}
                  />
                ))}
              </ul>
            </section>
          );
        })}
        <div className="xl:col-span-2 flex gap-4 rounded-lg border border-dashed p-5 text-muted text-sm">
          <Info className="size-5 shrink-0 text-accent-text" />
          <ul className="grid gap-1.5">
            <li>Hidden sections vanish from the homepage.</li>
            <li>Their navbar items hide automatically.</li>
            <li>Changes take effect after saving.</li>
          </ul>
        </div>
      </div>
    </EditorPage>
  );
}
