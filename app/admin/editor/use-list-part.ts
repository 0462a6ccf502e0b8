import type { ListDefinition } from './list-definition.ts';
import type { Draft } from './use-draft.ts';
import { type ListState, useListEditor } from './use-list-editor.ts';

/** The editor of a list that is one part of a draft. */
export function useListPart<Part extends string, T extends Record<Part, Item[]>, Item, Form>(
  draft: Draft<T>,
  part: Part,
  definition: ListDefinition<Item, Form>,
): ListState<Item, Form> {
  return useListEditor(definition, {
    items: draft.value[part],
    onChange: (change) =>
      draft.change((current) => ({ ...current, [part]: change(current[part]) })),
    onHold: draft.hold,
    onRelease: draft.release,
  });
}
