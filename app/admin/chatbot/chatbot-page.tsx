import { type Chatbot, DEFAULT_WELCOME } from '#app/content/chatbot.ts';
import { EditorPage } from '../editor/editor-page.tsx';
import { ListEditor } from '../editor/list-editor.tsx';
import { Panel } from '../editor/panel.tsx';
import { TextAreaField } from '../editor/text-field.tsx';
import { useDraft } from '../editor/use-draft.ts';
import { useListEditor } from '../editor/use-list-editor.ts';
import { ChatbotPreview } from './chatbot-preview.tsx';
import { queryList } from './query-list.tsx';
import { responseList } from './response-list.tsx';

export default function ChatbotPage() {
  const draft = useDraft('chatbot', {
    saved: {
      title: 'Chatbot Updated',
      text: 'Your chatbot configuration has been saved successfully.',
    },
  });
  const { welcomeMessage, quickQueries, responses } = draft.value;
  const queries = useListEditor(queryList, {
    items: quickQueries,
    onChange: (change) =>
      draft.change((current) => ({ ...current, quickQueries: change(current.quickQueries) })),
    onHold: draft.hold,
    onRelease: draft.release,
  });
  const answers = useListEditor(responseList, {
    items: responses,
    onChange: (change) =>
      draft.change((current) => ({ ...current, responses: change(current.responses) })),
    onHold: draft.hold,
    onRelease: draft.release,
  });

  function handleSave() {
    let next: Chatbot = draft.value;
    if (queries.hasUncommitted) {
      const committed = queries.commit();
      if (!committed) return;
      next = { ...next, quickQueries: [...committed] };
    }
    if (answers.hasUncommitted) {
      const committed = answers.commit();
      if (!committed) return;
      next = { ...next, responses: [...committed] };
    }
    void draft.save(next);
  }

  return (
    <EditorPage
      title="Chatbot"
      description="Your own answers go before the built-in topics, and your quick queries come first among the suggestions."
      isDirty={draft.isDirty || queries.hasUncommitted || answers.hasUncommitted}
      isSaving={draft.isSaving}
      isOutdated={draft.isOutdated}
      conflict={draft.conflict}
      onSave={handleSave}
    >
      <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid min-w-0 gap-8">
          <Panel title="Greeting">
            <TextAreaField
              label="Welcome message"
              rows={2}
              hint="{name} stands for your name. Empty shows the default greeting."
              placeholder={DEFAULT_WELCOME}
              value={welcomeMessage}
              onChange={(text) => draft.change((current) => ({ ...current, welcomeMessage: text }))}
            />
          </Panel>
          <ListEditor list={queries} />
          <ListEditor list={answers} />
        </div>
        <ChatbotPreview chatbot={draft.value} />
      </div>
    </EditorPage>
  );
}
