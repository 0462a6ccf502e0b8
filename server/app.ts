// The routes of the server, in one list.
import { Hono } from 'hono';
import { contentRoutes } from './api/content.ts';
import { inboxRoutes } from './api/inbox.ts';
import { requestRoutes } from './api/requests.ts';
import { fail, noStore, ownOriginOnly } from './http.ts';
import type { Services } from './services.ts';

export function createApp(services: Services): Hono {
  const app = new Hono();
  app.onError((_error, context) => fail(context, 'busy', 'The server could not do that just now.'));
  app.use('/api/*', noStore, ownOriginOnly(services.site));
  app.route('/api', requestRoutes(services));
  app.route('/api/content', contentRoutes(services));
  app.route('/api/inbox', inboxRoutes(services));
  return app;
}
