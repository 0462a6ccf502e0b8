// What the routes work with.
import type { AuthServices } from './auth/require-owner.ts';
import type { CalendarRules } from './db/bookings.ts';
import type { Events } from './events.ts';
import type { Log } from './log.ts';
import type { SiteContent } from './site-content.ts';

export interface Services extends AuthServices {
  /** Without one nothing is written down. */
  log?: Log;
  events: Pick<Events, 'tell' | 'listen'>;
  siteContent: Pick<SiteContent, 'read'>;
  /** Told of every call that is made, moved or cancelled, in the transaction that does it. */
  onBookingChange?: CalendarRules['onChange'];
}
