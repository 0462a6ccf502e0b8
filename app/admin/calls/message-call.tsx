import type { Message } from '#app/content/messages.ts';
import { CallActions } from './call-actions.tsx';
import { CallClocks } from './call-clocks.tsx';
import { useComingCalls } from './use-calls.ts';

/** The call that a message has asked for, while it is still to come. */
interface MessageCallProps {
  message: Message;
  onCancelled: () => void;
}

export function MessageCall({ message: { id, key }, onCancelled }: MessageCallProps) {
  const call = useComingCalls()?.find(
    ({ booking }) => booking.id === id || (key !== undefined && booking.uid === key),
  );
  if (!call) return null;
  return (
    <section
      aria-label="The call"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg border bg-raised/50 px-5 py-4"
    >
      <CallClocks call={call} />
      <CallActions call={call} onCancelled={onCancelled} />
    </section>
  );
}
