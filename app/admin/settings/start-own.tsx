import { Eraser } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { firstSteps } from '#app/content/first-steps.ts';
import { withoutSampleMessages, withoutSamples } from '#app/content/own-content.ts';
import { useContent, useStore } from '#app/store/use-content.tsx';
import { Button } from '#app/ui/button.tsx';
import { leavesFocusTo } from '#app/ui/leaves-focus-to.ts';
import { toast } from '#app/ui/toast.ts';
import { ConfirmDialog } from '../editor/confirm-dialog.tsx';
import { Panel } from '../editor/panel.tsx';
import { adminPaths } from '../paths.ts';
import { importFailure } from './import-failure.ts';
import { importSite, planImport, readSite, restoreSite } from './import-site.ts';

interface StartOwnProps {
  hasUnsavedSettings: boolean;
  onSettingsReplaced: () => void;
}

/** From the sample site to the owner's own: one step there, one back, and what to write first. */
export function StartOwn({ hasUnsavedSettings, onSettingsReplaced }: StartOwnProps) {
  const store = useStore();
  const { isOwn } = useContent('settings');
  const [isAsking, setAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const steps = isOwn ? firstSteps(readSite(store)) : [];
  if (isOwn && steps.length === 0) return null;

  async function handleClear() {
    setAsking(false);
    const { messages, consultations, bookings, ...site } = readSite(store);
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const received = withoutSampleMessages(messages);
    const plan = planImport(store, {
      content: withoutSamples(site, timeZone),
      // An inbox that never had samples is left alone.
      ...(received.length < messages.length && {
        inbox: { messages: received, consultations, bookings },
      }),
    });
    const result = await importSite(store, plan);
    if (!result.ok) return complain(importFailure(result.failure));
    onSettingsReplaced();
    toast({
      title: 'Samples Cleared',
      text: 'What you wrote is still there.',
      action: { label: 'Undo', onSelect: () => void handleUndo() },
    });
  }

  async function handleUndo() {
    const result = await restoreSite(store);
    if (!result.ok) return complain(importFailure(result.failure));
    onSettingsReplaced();
    toast({ title: 'Samples Restored', text: 'The site is as it was before.' });
  }

  return (
    <Panel title="Start with my own" heading={heading}>
      {isOwn ? (
        <>
          <p className="max-w-[70ch] text-muted text-sm">
            The samples are gone. A visitor would miss these first:
          </p>
          <ol className="grid list-decimal gap-1 ps-5">
            {steps.map(({ text, screen }) => (
              <li key={text}>
                <Link
                  to={adminPaths[screen]}
                  className="inline-flex min-h-9 items-center text-primary-text underline-offset-4 hover:underline"
                >
                  {text}
                </Link>
              </li>
            ))}
          </ol>
        </>
      ) : (
        <>
          <p className="max-w-[70ch] text-muted text-sm">
            The site came with the words of an invented owner. This clears every one of them that is
            still there, in one step that you can undo; whatever you wrote yourself stays. Sections
            without anything in them do not show.
          </p>
          <Button
            ref={leavesFocusTo(() => heading.current)}
            variant="outline"
            className="justify-self-start"
            onClick={() => setAsking(true)}
          >
            <Eraser className="size-4" />
            Clear the samples
          </Button>
          <ConfirmDialog
            isOpen={isAsking}
            title="Start with my own"
            text={`Every sample goes: profile, projects, services, testimonials, headings, messages and the rest, as far as they are still built in. A snapshot of the site as it is now is kept. ${hasUnsavedSettings ? 'The unsaved changes on this screen are lost.' : ''}`}
            confirmLabel="Clear the samples"
            onConfirm={handleClear}
            onCancel={() => setAsking(false)}
          />
        </>
      )}
    </Panel>
  );
}

function complain(text: string) {
  toast({ title: 'Nothing was changed', text, tone: 'error' });
}
