import { relativeTime } from '../messages/relative-time.ts';

const dateFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** What comes behind the words `the version`. */
export function versionName(savedAt: string | null): string {
  return savedAt === null ? 'before the first save' : `of ${dateFormat.format(new Date(savedAt))}`;
}

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;

/** Several saves within an hour are told apart. */
function howLongAgo(savedAt: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - Date.parse(savedAt)) / MINUTE_MS);
  if (minutes > 0 && minutes < HOUR_MINUTES) return `${minutes} min ago`;
  return relativeTime(savedAt, now);
}

interface VersionMomentProps {
  savedAt: string | null;
  now: Date;
}

export function VersionMoment({ savedAt, now }: VersionMomentProps) {
  if (savedAt === null) return 'Before the first save';
  return (
    <time dateTime={savedAt}>
      {howLongAgo(savedAt, now)}{' '}
      <span className="ms-1 font-normal text-faint text-sm">
        {dateFormat.format(new Date(savedAt))}
      </span>
    </time>
  );
}
