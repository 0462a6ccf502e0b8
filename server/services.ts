// What the routes work with.
import type { Site } from './connection.ts';
import type { Database } from './db/open.ts';
import type { Events } from './events.ts';
import type { SiteContent } from './site-content.ts';

export interface Services {
  database: Database;
  site: Site;
  now: () => Date;
  events: Pick<Events, 'tell' | 'listen'>;
  siteContent: Pick<SiteContent, 'read'>;
}
