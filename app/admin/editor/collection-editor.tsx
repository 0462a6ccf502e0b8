// The editor of a collection that is one list: everything but its definition.
import type { ReactNode } from 'react';
import type { Content } from '#app/content/collections.ts';
import type { Toast } from '#app/ui/toast.ts';
import { EditorPage } from './editor-page.tsx';
import type { ListDefinition } from './list-definition.ts';
import { ListEditor } from './list-editor.tsx';
import { useDraft } from './use-draft.ts';
import { useListEditor } from './use-list-editor.ts';

type ListKey = 'projects' | 'services' | 'caseStudies' | 'trustedCompanies';

interface CollectionEditorProps<K extends ListKey, Form> {
  collection: K;
  definition: ListDefinition<Content[K][number], Form>;
  title: string;
  description: ReactNode;
  saved: Toast;
  saveLabel?: string;
}

export function CollectionEditor<K extends ListKey, Form>({
  collection,
  definition,
  saved,
  ...page
}: CollectionEditorProps<K, Form>) {
  type Items = Content[K];
  const draft = useDraft(collection, { saved });
  const list = useListEditor<Items[number], Form>(definition, {
    items: draft.value,
    onChange: (change) => draft.change((current) => change(current) as Items),
    onHold: draft.hold,
    onRelease: draft.release,
  });

  function handleSave() {
    // What stands in an open form is meant to be saved as well.
    const items = list.hasUncommitted ? list.commit() : draft.value;
    if (items) void draft.save(items as Items);
  }

  return (
    <EditorPage
      {...page}
      isDirty={draft.isDirty || list.hasUncommitted}
      isSaving={draft.isSaving}
      isOutdated={draft.isOutdated}
      conflict={draft.conflict}
      onSave={handleSave}
    >
      <ListEditor list={list} />
    </EditorPage>
  );
}
