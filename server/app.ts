// The routes of the API, in one list. Who may ask stands beside each.
import { Hono } from 'hono';
import { contentRoutes } from './api/content.ts';
import { inboxRoutes } from './api/inbox.ts';
import { requestRoutes } from './api/requests.ts';
import { sessionRoutes } from './api/session.ts';
import { requireOwner } from './auth/require-owner.ts';
import { eventRoutes } from './events.ts';
import { fail, noStore, ownOriginOnly } from './http.ts';
import type { Services } from './services.ts';
import { readSite } from './site-content.ts';

export function createApp(services: Services): Hono {
  const app = new Hono();
  const owner = requireOwner(services);
  const ownerName = async () => (await readSite(services.database)).content.about.name;
  app.onError((_error, context) => fail(context, 'busy', 'The server could not do that just now.'));
  app.notFound((context) => fail(context, 'corrupt', 'There is nothing here.', 404));
  app.use('/api/*', noStore, ownOriginOnly(services.site));
  // Everybody.
  app.route('/api', requestRoutes(services));
  app.route('/api', sessionRoutes({ ...services, ownerName }));
  // The owner.
  for (const path of ['/api/content/*', '/api/inbox/*', '/api/events']) app.use(path, owner);
  app.route('/api/content', contentRoutes(services));
  app.route('/api/inbox', inboxRoutes(services));
  app.route('/api/events', eventRoutes(services.events));
  return app;
}
