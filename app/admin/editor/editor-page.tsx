// The frame of every editor: title, unsaved mark, save button and shortcut, leave guard, conflict, history.
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { HistoryButton } from '../history/history-button.tsx';
import { usePageTitle } from '../layout/use-page-title.ts';
import { ConflictDialog } from '../versions/conflict-dialog.tsx';
import { useUnsaved } from './leave-guard.tsx';
import { WithSavedTexts } from './saved-texts.tsx';
import type { Draft } from './use-draft.ts';

interface EditorPageProps {
  title: string;
  description: ReactNode;
  saveLabel?: string;
  draft: Pick<
    Draft<unknown>,
    | 'collection'
    | 'shape'
    | 'isDirty'
    | 'isSaving'
    | 'isBeingSaved'
    | 'isOutdated'
    | 'conflict'
    | 'discard'
  >;
  /** More than the draft can be unsaved: an open form, say. */
  hasUncommitted?: boolean;
  /** Lets that go, too, when the draft goes. */
  onDiscard?: () => void;
  /** Save is possible only after a change. */
  needsChange?: boolean;
  onSave: () => void;
  /** Further buttons, before Save. */
  actions?: ReactNode;
  children: ReactNode;
}

export function EditorPage({
  title,
  description,
  saveLabel = 'Save Changes',
  draft,
  hasUncommitted = false,
  onDiscard,
  needsChange = false,
  onSave,
  actions,
  children,
}: EditorPageProps) {
  const { isSaving, isOutdated, conflict } = draft;
  const isDirty = draft.isDirty || hasUncommitted;
  usePageTitle(title);
  useUnsaved(isDirty, draft.isBeingSaved && !hasUncommitted);
  const canSave = !isSaving && (isDirty || !needsChange);
  useSaveShortcut(handleSave);

  function handleSave() {
    if (canSave) onSave();
  }

  function handleRestored() {
    draft.discard();
    onDiscard?.();
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <header className="frosted sticky top-14 z-20 -mx-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-b px-4 py-3 sm:-mx-6 sm:px-6 lg:-mx-10 lg:px-10">
        <h1 className="text-2xl">{title}</h1>
        <span role="status" className="me-auto">
          {isDirty && (
            <Badge tone="primary">
              <span aria-hidden="true" className="size-1.5 rounded-full bg-current" />
              Unsaved changes
            </Badge>
          )}
        </span>
        <div className="flex max-w-full flex-wrap items-center gap-2">
          {/*
            One line where there is little room, however many: they scroll sideways, and Save stays beside them. Where
            large text would leave them hardly any of it, Save stands below.
          */}
          <div className="flex gap-2 *:shrink-0 max-lg:-m-1 max-lg:min-w-0 max-lg:max-w-max max-lg:grow max-lg:basis-16 max-lg:scroll-row max-lg:p-1 lg:contents">
            <HistoryButton
              collection={draft.collection}
              shape={draft.shape}
              isDirty={isDirty}
              onRestored={handleRestored}
            />
            {actions}
          </div>
          <Button
            size="small"
            className="shrink-0"
            // Disabled, it would lose the focus with every save.
            aria-disabled={!canSave}
            // A double press saves once.
            onClick={({ detail }) => detail < 2 && handleSave()}
            aria-keyshortcuts="Control+S Meta+S"
          >
            {isSaving ? 'Saving...' : saveLabel}
          </Button>
        </div>
        {/* Here it is in sight wherever the owner is typing. */}
        {isOutdated && (
          <p role="alert" className="w-full border-danger border-s-2 ps-3 text-sm">
            This was saved in another tab after you started editing. When you save, you see both
            versions and choose.
          </p>
        )}
      </header>
      <p className="max-w-[70ch] text-muted">{description}</p>
      <WithSavedTexts collection={draft.collection}>{children}</WithSavedTexts>
      <ConflictDialog conflict={conflict} />
    </div>
  );
}

function useSaveShortcut(onSave: () => void) {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's')
      return;
    event.preventDefault();
    if (!document.querySelector('dialog[open]')) onSave();
  });
  useEffect(() => {
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, []);
}
