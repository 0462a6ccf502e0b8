// The screen of a collection that is one list: everything but its definition.
import type { ReactNode } from 'react';
import type { Content } from '#app/content/collections.ts';
import type { SHAPES } from '../versions/shapes.ts';
import { EditorPage } from './editor-page.tsx';
import { defineList, type ItemIdentity, type ListParts } from './list-definition.ts';
import { ListEditor } from './list-editor.tsx';
import { useDraft } from './use-draft.ts';
import { useListEditor } from './use-list-editor.ts';

/** The collections that are a list, of those that an editor saves. */
type ListKey = {
  [K in keyof typeof SHAPES]: Content[K] extends readonly unknown[] ? K : never;
}[keyof typeof SHAPES];

interface CollectionParts<Item, Form> extends ListParts<Item, Form> {
  items: ItemIdentity<Item>;
  description: ReactNode;
}

export function collectionEditor<K extends ListKey, Form>(
  collection: K,
  { items, description, ...parts }: CollectionParts<Content[K][number], Form>,
) {
  type Items = Content[K];
  const definition = defineList<Items[number], Form>(items, parts);
  const { title, savesAll } = definition;
  const all = `Your ${title.toLowerCase()}`;
  const saved = savesAll
    ? { title: 'Changes saved', text: `${all} are up to date.` }
    : { title: `${title} Updated`, text: `${all} have been saved successfully.` };

  return function CollectionEditor() {
    const draft = useDraft(collection, { saved });
    const list = useListEditor(definition, {
      items: draft.value,
      onChange: (change) => draft.change((current) => change(current) as Items),
      onHold: draft.hold,
      onRelease: draft.release,
    });

    function handleSave() {
      const items = list.finish();
      if (items) void draft.save(items as Items);
    }

    return (
      <EditorPage
        title={title}
        description={description}
        {...(savesAll && { saveLabel: 'Save All' })}
        draft={draft}
        isDirty={draft.isDirty || list.hasUncommitted}
        onSave={handleSave}
      >
        <ListEditor list={list} />
      </EditorPage>
    );
  };
}
