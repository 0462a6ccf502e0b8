import { triggersFor } from '#app/content/chat/similar-questions.ts';
import { EditorPage } from '../editor/editor-page.tsx';
import { fromForm } from '../editor/form.ts';
import { FormPanel } from '../editor/form-fields.tsx';
import { ListEditor } from '../editor/list-editor.tsx';
import { useDraft } from '../editor/use-draft.ts';
import { useListPart } from '../editor/use-list-part.ts';
import { listOf, recordOf } from '../versions/shape.ts';
import { GREETING, queryList, responseList } from './chatbot-lists.tsx';
import { ChatbotPreview } from './chatbot-preview.tsx';
import { OpenQuestions } from './open-questions.tsx';
import { TESTS } from './test-list.tsx';
import { TestSet } from './test-set.tsx';
import { useTestSet } from './use-test-set.ts';

const SHAPE = recordOf('Greeting', GREETING, {
  responses: listOf(responseList),
  quickQueries: listOf(queryList),
  tests: listOf(TESTS),
});

export default function ChatbotPage() {
  const draft = useDraft('chatbot', {
    shape: SHAPE,
    saved: {
      title: 'Chatbot Updated',
      text: 'Your chatbot configuration has been saved successfully.',
    },
  });
  const queries = useListPart(draft, 'quickQueries', queryList);
  const answers = useListPart(draft, 'responses', responseList);
  const tests = useTestSet(draft);
  const lists = [queries, answers, tests.list];

  function handleSave() {
    const quickQueries = queries.finish();
    const responses = quickQueries && answers.finish();
    const tested = responses && tests.list.finish();
    if (!tested) return;
    void draft.save({
      ...draft.value,
      ...fromForm(GREETING, draft.value, draft.value),
      quickQueries: [...quickQueries],
      responses: [...responses],
      ...((tested.length > 0 || draft.value.tests) && { tests: [...tested] }),
    });
  }

  function handleDiscard() {
    for (const list of lists) list.discard();
  }

  return (
    <EditorPage
      title="Chatbot"
      description="Your own answers compete with the built-in topics: the longer a trigger, the surer it answers. Your quick queries come first among the suggestions."
      draft={draft}
      hasUncommitted={lists.some(({ hasUncommitted }) => hasUncommitted)}
      onDiscard={handleDiscard}
      onSave={handleSave}
    >
      <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid min-w-0 gap-8">
          <FormPanel
            title="Greeting"
            fields={GREETING}
            value={draft.value}
            onChange={(part) => draft.change((current) => ({ ...current, ...part }))}
          />
          <ListEditor list={queries} />
          <ListEditor list={answers} />
          <OpenQuestions
            chatbot={draft.value}
            onAnswer={(group) => answers.addWith({ trigger: triggersFor(group) })}
          />
          <TestSet tests={tests} />
        </div>
        <ChatbotPreview chatbot={draft.value} isTested={tests.has} onTest={tests.add} />
      </div>
    </EditorPage>
  );
}
