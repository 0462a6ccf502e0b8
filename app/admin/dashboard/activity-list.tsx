import { Mail, Pencil } from 'lucide-react';
import { Link } from 'react-router';
import { useNow } from '#app/ui/use-now.ts';
import { relativeTime } from '../messages/relative-time.ts';
import type { Activity } from './activity.ts';

export function ActivityList({ activity }: { activity: readonly Activity[] }) {
  const now = useNow();
  return (
    <section aria-labelledby="recent-activity" className="grid content-start gap-4">
      <h2 id="recent-activity" className="text-xl">
        Recent activity
      </h2>
      {activity.length === 0 ? (
        <p className="rounded-lg border border-dashed p-6 text-muted">
          Your saved changes and new messages will be listed here.
        </p>
      ) : (
        <ol className="divide-y rounded-lg border bg-raised/50">
          {activity.map(({ id, kind, title, detail, at, path }) => (
            <li key={id}>
              <Link
                to={path}
                className="flex items-start gap-3 px-5 py-3.5 -outline-offset-2 transition-colors hover:bg-raised"
              >
                {kind === 'message' ? (
                  <Mail className="mt-1 size-4 shrink-0 text-accent-text" />
                ) : (
                  <Pencil className="mt-1 size-4 shrink-0 text-faint" />
                )}
                <span className="grid min-w-0 flex-1">
                  <span className="truncate font-medium">{title}</span>
                  <span dir="auto" className="truncate text-muted text-sm">
                    {detail}
                  </span>
                </span>
                <time dateTime={at} className="label shrink-0 pt-0.5 text-faint">
                  {relativeTime(at, now)}
                </time>
              </Link>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
