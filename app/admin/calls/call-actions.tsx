// What the owner can do about a call, where the visitor can be told of it.
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ComingCall } from '#app/content/coming-calls.ts';
import type { Result } from '#app/store/adapter.ts';
import type { Calls } from '#app/store/ports.ts';
import { usePort } from '#app/store/use-content.tsx';
import { Button } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toast.ts';
import { ConfirmDialog } from '../editor/confirm-dialog.tsx';
import { failureHelp } from '../failure-help.ts';
import { MoveDialog } from './move-dialog.tsx';

const HELP = { conflict: 'Look at it as it is now, then try again.' };

interface CallActionsProps {
  call: ComingCall;
  /** The call and its buttons are about to go. */
  onCancelled: () => void;
}

export function CallActions({ call, onCancelled }: CallActionsProps) {
  const { change } = usePort('calls');
  // What has begun is not changed any more.
  if (!change || call.startsAt <= new Date()) return null;
  return <Actions call={call} change={change} onCancelled={onCancelled} />;
}

interface ActionsProps extends CallActionsProps {
  change: NonNullable<Calls['change']>;
}

function Actions({ call: { booking }, change, onCancelled }: ActionsProps) {
  const [asking, setAsking] = useState<'move' | 'cancel' | null>(null);
  const isUnderWay = useRef(false);
  const who = booking.name || booking.email;

  /** Once, however often it is pressed. */
  async function settle(start: () => Promise<Result>, done: string): Promise<boolean> {
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    const result = await start();
    isUnderWay.current = false;
    // The dialog gives the focus back before anybody else takes it.
    flushSync(() => setAsking(null));
    toast(
      result.ok
        ? { title: done, text: `Its message says what is mailed to ${who}.` }
        : { title: 'Not changed', text: failureHelp(result.failure, HELP), tone: 'error' },
    );
    return result.ok;
  }

  async function handleCancel() {
    if (await settle(() => change.cancel(booking), 'Call cancelled')) onCancelled();
  }

  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant="outline"
        size="small"
        aria-label={`Move the call with ${who}`}
        onClick={() => setAsking('move')}
      >
        Move
      </Button>
      <Button
        variant="outline"
        size="small"
        aria-label={`Cancel the call with ${who}`}
        onClick={() => setAsking('cancel')}
      >
        Cancel call
      </Button>
      <ConfirmDialog
        isOpen={asking === 'cancel'}
        title={`Cancel the call with ${who}?`}
        text="The time becomes free for others."
        confirmLabel="Cancel the call"
        cancelLabel="Keep it"
        onConfirm={() => void handleCancel()}
        onCancel={() => setAsking(null)}
      />
      {asking === 'move' && (
        <MoveDialog
          booking={booking}
          onMove={(to) => void settle(() => change.move(booking, to), 'Call moved')}
          onClose={() => setAsking(null)}
        />
      )}
    </div>
  );
}
