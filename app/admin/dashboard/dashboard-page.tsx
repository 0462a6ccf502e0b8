import { ExternalLink } from 'lucide-react';
import { useRef } from 'react';
import { EVERY_MESSAGE } from '#app/content/find-messages.ts';
import { ButtonLink } from '#app/ui/link.tsx';
import { useUser } from '../auth/auth-provider.tsx';
import { ComingCalls } from '../calls/coming-calls.tsx';
import { KeptCopiesNotice } from '../kept-copies/kept-copies-notice.tsx';
import { usePageTitle } from '../layout/use-page-title.ts';
import { useMessagePage } from '../messages/use-inbox.ts';
import { PUBLIC_HOME } from '../paths.ts';
import { ACTIVITY_SHOWN, lastUpdated, recentActivity } from './activity.ts';
import { ActivityList } from './activity-list.tsx';
import { QuickActions } from './quick-actions.tsx';
import { StatTiles } from './stat-tiles.tsx';
import { useSavedTimes } from './use-saved-times.ts';

const dateFormat = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short' });

export default function DashboardPage() {
  usePageTitle('Dashboard');
  const { name } = useUser();
  const saved = useSavedTimes();
  const newest = useMessagePage(EVERY_MESSAGE, 0, ACTIVITY_SHOWN);
  const updated = lastUpdated(saved);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <div className="grid gap-10 pt-8 lg:pt-12">
      <header className="flex flex-wrap items-end justify-between gap-5">
        <div className="grid gap-2">
          <h1 ref={heading} tabIndex={-1} className="text-3xl lg:text-4xl">
            Welcome back, {name}!
          </h1>
          <p className="text-muted">
            Last updated:{' '}
            {updated ? (
              <time dateTime={updated}>{dateFormat.format(new Date(updated))}</time>
            ) : (
              'nothing saved yet, the built-in content shows'
            )}
          </p>
        </div>
        <ButtonLink href={PUBLIC_HOME} newTab variant="outline">
          View Live Site
          <ExternalLink className="size-4" />
        </ButtonLink>
      </header>
      <KeptCopiesNotice onGone={() => heading.current?.focus()} />
      <StatTiles />
      <ComingCalls />
      <div className="grid gap-10 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <QuickActions />
        <ActivityList activity={recentActivity(saved, newest?.messages ?? [])} />
      </div>
    </div>
  );
}
