import { EditorPage } from '../editor/editor-page.tsx';
import { FormPanel } from '../editor/form-fields.tsx';
import { ListEditor } from '../editor/list-editor.tsx';
import { useDraft } from '../editor/use-draft.ts';
import { useListPart } from '../editor/use-list-part.ts';
import { listOf, recordOf } from '../versions/shape.ts';
import { GREETING, queryList, responseList } from './chatbot-lists.tsx';
import { ChatbotPreview } from './chatbot-preview.tsx';

const SHAPE = recordOf('Greeting', GREETING, {
  responses: listOf(responseList),
  quickQueries: listOf(queryList),
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

  function handleSave() {
    const quickQueries = queries.finish();
    const responses = quickQueries && answers.finish();
    if (!responses) return;
    void draft.save({
      ...draft.value,
      quickQueries: [...quickQueries],
      responses: [...responses],
    });
  }

  function handleDiscard() {
    queries.discard();
    answers.discard();
  }

  return (
    <EditorPage
      title="Chatbot"
      description="Your own answers go before the built-in topics, and your quick queries come first among the suggestions."
      draft={draft}
      isDirty={draft.isDirty || queries.hasUncommitted || answers.hasUncommitted}
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
        </div>
        <ChatbotPreview chatbot={draft.value} />
      </div>
    </EditorPage>
  );
}
