// What the routes work with.
import type { AuthServices } from './auth/require-owner.ts';
import type { Events } from './events.ts';
import type { Log } from './log.ts';
import type { Post } from './mail/queue.ts';
import type { DrawPicture } from './media/draw-apart.ts';
import type { SiteContent } from './site-content.ts';

export interface Services extends AuthServices {
  /** Without one nothing is written down. */
  log?: Log;
  /** Without one the owner mails. */
  post?: Post | undefined;
  events: Pick<Events, 'tell' | 'listen'>;
  siteContent: Pick<SiteContent, 'read'>;
  /** Makes the forms of an uploaded picture; in this process, unless somebody else does. */
  drawPicture?: DrawPicture | undefined;
}
