const HOUR_MS = 60 * 60 * 1000;
const DAY_HOURS = 24;

/** How long ago something arrived, as the inbox says it. Of what is no moment nothing is said. */
export function relativeTime(timestamp: string, now: Date): string {
  const hours = Math.floor((now.getTime() - Date.parse(timestamp)) / HOUR_MS);
  if (Number.isNaN(hours)) return '';
  if (hours < 1) return 'Just now';
  if (hours < DAY_HOURS) return `${hours}h ago`;
  const days = Math.floor(hours / DAY_HOURS);
  return days === 1 ? '1 day ago' : `${days} days ago`;
}
