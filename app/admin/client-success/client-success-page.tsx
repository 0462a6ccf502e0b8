import { EditorPage } from '../editor/editor-page.tsx';
import { ListEditor } from '../editor/list-editor.tsx';
import { useDraft } from '../editor/use-draft.ts';
import { useListPart } from '../editor/use-list-part.ts';
import { listOf, recordOf } from '../versions/shape.ts';
import { figureList, promiseList } from './success-lists.tsx';

const SHAPE = recordOf(
  'Client success',
  {},
  { metrics: listOf(figureList), promises: listOf(promiseList) },
);

export default function ClientSuccessPage() {
  const draft = useDraft('clientSuccess', {
    shape: SHAPE,
    saved: {
      title: 'Client Success Updated',
      text: 'Your figures and promises have been saved successfully.',
    },
  });
  const figures = useListPart(draft, 'metrics', figureList);
  const promised = useListPart(draft, 'promises', promiseList);

  function handleSave() {
    const metrics = figures.finish();
    const promises = metrics && promised.finish();
    if (promises) void draft.save({ metrics: [...metrics], promises: [...promises] });
  }

  function handleDiscard() {
    figures.discard();
    promised.discard();
  }

  return (
    <EditorPage
      title="Client Success"
      description="Figures you can stand behind, and what you promise. Without any, the section does not show."
      draft={draft}
      hasUncommitted={figures.hasUncommitted || promised.hasUncommitted}
      onDiscard={handleDiscard}
      onSave={handleSave}
    >
      <ListEditor list={figures} />
      <ListEditor list={promised} />
    </EditorPage>
  );
}
