// The routes of the server, in one list. Who may ask stands beside each.
import { type Context, Hono } from 'hono';
import { callsRoutes } from './api/calls.ts';
import { chatNoteRoutes, chatQuestionRoutes } from './api/chat-questions.ts';
import { contentRoutes } from './api/content.ts';
import { inboxRoutes } from './api/inbox.ts';
import { languageRoutes } from './api/language.ts';
import { mailRoutes } from './api/mails.ts';
import { mediaRoutes } from './api/media.ts';
import { requestRoutes } from './api/requests.ts';
import { sessionRoutes } from './api/session.ts';
import { requireOwner } from './auth/require-owner.ts';
import { sendAway, wantsPage } from './away-page.ts';
import { feedRoutes } from './calendar-feed.ts';
import { callRoutes } from './calls.ts';
import { Unreadable } from './db/content.ts';
import { databaseFailure } from './db/failures.ts';
import { eventRoutes } from './events.ts';
import { formRoutes } from './forms.ts';
import { healthRoutes } from './health.ts';
import {
  closeAfterTooMuch,
  fail,
  HungUp,
  noNul,
  noStore,
  ownOriginOnly,
  securityHeaders,
} from './http.ts';
import { logRequests } from './log.ts';
import { pictureRoutes } from './media/picture-routes.ts';
import type { Services } from './services.ts';

const nothingHere = (context: Context) => fail(context, 'corrupt', 'There is nothing here.', 404);

/** Which one stands in the log. */
const UNREADABLE = 'A part of what is saved here cannot be read. The log of the server says which.';

/** A picture is removed only where it is known what shows it. */
const READS_CONTENT = /^\/api\/(content|media)\b/;

const UNEXPECTED = { kind: 'busy', message: 'The server could not do that just now.' } as const;

export function createApp(services: Services): Hono {
  const app = new Hono();
  const owner = requireOwner(services);
  // Who can be let in is let in, whatever state the site is in.
  const ownerName = () =>
    services.siteContent.read().then(
      ({ content }) => content.about.name,
      () => '',
    );
  if (services.log) app.use(logRequests(services.log));
  app.onError((error, context) => {
    if (error instanceof HungUp)
      return fail(context, 'corrupt', error.message, error.isSilent ? 408 : 400);
    if (wantsPage(context)) return sendAway(context);
    // To the owner alone: to anybody else it is there again as soon as it can be read.
    if (error instanceof Unreadable && READS_CONTENT.test(context.req.path))
      return fail(context, 'unreadable', UNREADABLE, 503);
    const { kind, message } = databaseFailure(error) ?? UNEXPECTED;
    return fail(context, kind, message);
  });
  app.notFound(nothingHere);
  app.use(securityHeaders(services.site), closeAfterTooMuch);
  app.use('/api/*', noStore, noNul, ownOriginOnly(services.site));
  // Everybody.
  app.route('/healthz', healthRoutes(services));
  app.route('/api', requestRoutes(services));
  app.route('/api/chat-questions', chatNoteRoutes(services));
  app.route('/api/language', languageRoutes(services));
  app.route('/requests', formRoutes(services));
  app.route('/calls', callRoutes(services));
  app.route('/calendar', feedRoutes(services));
  app.route('/api', sessionRoutes({ ...services, ownerName }));
  app.route('/media', pictureRoutes(services));
  // The owner.
  const owned = ['content', 'inbox', 'calls', 'media'].map((part) => `/api/${part}/*`);
  for (const path of [...owned, '/api/events']) app.use(path, owner);
  app.route('/api/content', contentRoutes(services));
  app.route('/api/inbox/chat-questions', chatQuestionRoutes(services));
  app.route('/api/inbox', inboxRoutes(services));
  app.route('/api/inbox', mailRoutes(services));
  app.route('/api/calls', callsRoutes(services));
  app.route('/api/media', mediaRoutes(services));
  app.route('/api/events', eventRoutes(services));
  app.all('/api/*', nothingHere);
  return app;
}
