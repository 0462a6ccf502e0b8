import type { ComingCall } from '#app/content/coming-calls.ts';
import { bothClocks } from '#app/lib/clock-text.ts';
import { useContent } from '#app/store/use-content.tsx';

/** When a call is, on the owner's clock and on the visitor's. */
export function CallClocks({ call: { booking, startsAt } }: { call: ComingCall }) {
  const { timeZone } = useContent('availability');
  const zones = { owner: timeZone, visitor: booking.timeZone };
  const [own, theirs] = bothClocks(startsAt, zones, 'en');
  return (
    <p className="grid gap-0.5 text-sm">
      <time dateTime={startsAt.toISOString()} className="font-medium">
        {own}
      </time>
      {theirs && <span className="text-muted">{theirs}</span>}
    </p>
  );
}
