import { useRef } from 'react';
import { Link } from 'react-router';
import { adminPaths } from '../paths.ts';
import { CallActions } from './call-actions.tsx';
import { CallClocks } from './call-clocks.tsx';
import { useComingCalls } from './use-calls.ts';

const CALLS_SHOWN = 8;

/** The calls that come next, on the dashboard. */
export function ComingCalls() {
  const calls = useComingCalls();
  const heading = useRef<HTMLHeadingElement>(null);
  if (!calls) return null;
  const more = calls.length - CALLS_SHOWN;
  return (
    <section aria-labelledby="coming-calls" className="grid content-start gap-4">
      <h2 ref={heading} id="coming-calls" tabIndex={-1} className="text-xl outline-none">
        Upcoming calls
      </h2>
      {calls.length === 0 ? (
        <p className="rounded-lg border border-dashed p-6 text-muted">
          No call is booked. You set when you can be called under{' '}
          <Link to={adminPaths.availability} className="text-primary-text underline">
            Availability
          </Link>
          .
        </p>
      ) : (
        <ol className="divide-y rounded-lg border bg-raised/50">
          {calls.slice(0, CALLS_SHOWN).map((call) => (
            <li
              key={call.booking.id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4"
            >
              <div className="grid min-w-0 gap-1">
                <p className="wrap-anywhere font-semibold">
                  <bdi>{call.booking.name || call.booking.email}</bdi>
                  {call.booking.company && (
                    <>
                      , <bdi>{call.booking.company}</bdi>
                    </>
                  )}
                </p>
                <CallClocks call={call} />
              </div>
              <CallActions call={call} onCancelled={() => heading.current?.focus()} />
            </li>
          ))}
        </ol>
      )}
      {more > 0 && <p className="text-muted text-sm">And {more} more.</p>}
    </section>
  );
}
