// What the owner can do about a call, where the visitor can be told of it.
import { useState } from 'react';
import type { ComingCall } from '#app/content/coming-calls.ts';
import type { Result } from '#app/store/adapter.ts';
import type { Calls } from '#app/store/ports.ts';
import { usePort } from '#app/store/use-content.tsx';
import { Button } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toast.ts';
import { ConfirmDialog } from '../editor/confirm-dialog.tsx';
import { failureHelp } from '../failure-help.ts';
import { MoveDialog } from './move-dialog.tsx';

export function CallActions({ call }: { call: ComingCall }) {
  const { change } = usePort('calls');
  // What has begun is not changed any more.
  if (!change || call.startsAt <= new Date()) return null;
  return <Actions call={call} change={change} />;
}

interface ActionsProps {
  call: ComingCall;
  change: NonNullable<Calls['change']>;
}

function Actions({ call: { booking }, change }: ActionsProps) {
  const [asking, setAsking] = useState<'move' | 'cancel' | null>(null);
  const who = booking.name || booking.email;

  async function settle(doing: Promise<Result>, done: string) {
    const result = await doing;
    setAsking(null);
    toast(
      result.ok
        ? { title: done, text: `Its message says what is mailed to ${who}.` }
        : { title: 'Not changed', text: failureHelp(result.failure), tone: 'error' },
    );
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
        onConfirm={() => void settle(change.cancel(booking), 'Call cancelled')}
        onCancel={() => setAsking(null)}
      />
      {asking === 'move' && (
        <MoveDialog
          booking={booking}
          onMove={(to) => void settle(change.move(booking, to), 'Call moved')}
          onClose={() => setAsking(null)}
        />
      )}
    </div>
  );
}
