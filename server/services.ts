// What the routes work with.
import type { Site } from './connection.ts';
import type { Database } from './db/open.ts';

export interface Services {
  database: Database;
  site: Site;
  now: () => Date;
  /** Tells whoever shows or listens to something that it has changed. */
  changed: (what: 'content' | 'inbox') => void;
}
