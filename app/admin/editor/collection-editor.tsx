// The screen of a collection that is one list: everything but its definition.
import type { ReactNode } from 'react';
import type { Items } from '#app/content/collection.ts';
import { type Content, collections, type SiteKey } from '#app/content/collections.ts';
import { visibleSections } from '#app/content/sections.ts';
import { useContent } from '#app/store/use-content.tsx';
import { SECTION_EDITORS } from '../sections/section-editors.ts';
import { listOf } from '../versions/shape.ts';
import { EditorPage } from './editor-page.tsx';
import { defineList, type ListParts } from './list-definition.ts';
import { ListEditor } from './list-editor.tsx';
import { STAND_INS, titled } from './list-words.ts';
import { useDraft } from './use-draft.ts';
import { useListEditor } from './use-list-editor.ts';

/** The collections that are a list of items with an id. */
type ListKey = {
  [K in SiteKey]: (typeof collections)[K] extends { items: object } ? K : never;
}[SiteKey];

interface CollectionParts<Item, Form> extends ListParts<Item, Form> {
  description: ReactNode;
}

export function collectionEditor<K extends ListKey, Form>(
  collection: K,
  { description, ...parts }: CollectionParts<Content[K][number], Form>,
) {
  type List = Content[K];
  const { label, items } = collections[collection];
  const names: Items<List[number]> = items;
  const keyOf = ({ id }: List[number]) => String(id);
  const definition = defineList<List[number], Form>({ ...names, keyOf }, parts);
  const { savesAll } = definition;
  const title = titled(label);
  const all = `Your ${title.toLowerCase()}`;
  const saved = savesAll
    ? { title: 'Changes saved', text: `${all} are up to date.` }
    : { title: `${title} Updated`, text: `${all} have been saved successfully.` };

  const shape = listOf(definition);
  const neverEmpty = { ...definition, whenEmpty: STAND_INS };

  return function CollectionEditor() {
    const draft = useDraft(collection, { saved, shape });
    const list = useListEditor(useHasStandIns(collection) ? neverEmpty : definition, {
      items: draft.value,
      onChange: (change) => draft.change((current) => change(current) as List),
      onHold: draft.hold,
      onRelease: draft.release,
    });

    function handleSave() {
      const items = list.finish();
      if (items) void draft.save(items as List);
    }

    return (
      <EditorPage
        title={title}
        description={description}
        {...(savesAll && { saveLabel: 'Save All' })}
        draft={draft}
        hasUncommitted={list.hasUncommitted}
        onDiscard={list.discard}
        onSave={handleSave}
      >
        <ListEditor list={list} />
      </EditorPage>
    );
  };
}

/** Whether the built-in items are on the public page while there are no others. */
function useHasStandIns(collection: ListKey): boolean {
  const { isOwn } = useContent('settings');
  const shown = visibleSections(useContent('sectionVisibility'), []);
  return (
    'neverEmpty' in collections[collection] &&
    !isOwn &&
    shown.some((id) => SECTION_EDITORS[id].includes(collection))
  );
}
