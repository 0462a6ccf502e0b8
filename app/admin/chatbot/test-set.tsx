import { ListEditor } from '../editor/list-editor.tsx';
import type { useTestSet } from './use-test-set.ts';

/** The owner's own questions, and what the draft has made of them. */
export function TestSet({ tests }: { tests: ReturnType<typeof useTestSet> }) {
  const { list, good, worse } = tests;
  return (
    <div className="grid gap-4">
      <ListEditor list={list} />
      <p role="status" className="max-w-[70ch] text-muted text-sm">
        {list.items.length === 0
          ? 'Keep the questions that matter to you here: they are asked again at each change, and you see at once which of them would get another answer.'
          : `${good.length} of ${list.items.length} answered as expected.`}
        {worse.length > 0 && (
          <strong className="mt-1 block wrap-anywhere text-danger">
            {worse.length === 1 ? 'One got worse' : `${worse.length} got worse`} compared with what
            is saved: {worse.map(({ question }) => question).join(' · ')}
          </strong>
        )}
      </p>
    </div>
  );
}
