// What is the owner's alone is in no answer that everybody gets. Each secret has a mark of its own, and every public
// answer is searched for all of them.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { BlogPost } from '#app/content/blog-posts.ts';
import { builtInContent } from '#app/content/built-in.ts';
import type { SiteKey } from '#app/content/collections.ts';
import * as renderer from '#app/entry.server.tsx';
import { CASES, outgoing, REQUESTS, startApp } from './app-in-test.ts';
import { createClock, openBrowser, PASSWORD } from './auth/site-in-test.ts';
import { DATABASES, type TestDatabase } from './databases-in-test.ts';
import { writeContent } from './db/content.ts';
import type { Database } from './db/open.ts';
import { createPageCache } from './page-cache.ts';
import { pageRoutes } from './pages.ts';
import { createSiteContent } from './site-content.ts';

const assets = { head: '', stylesOf: () => '', scriptsOf: () => '' };
const shareImages = { pathFor: async () => undefined, draw: async () => undefined };
const mark = (secret: string) => `secret-of-${secret}-`;
const post: BlogPost = {
  id: 'a',
  slug: 'a',
  title: 'On engines',
  excerpt: 'Short',
  content: 'Long',
  date: '2025-01-01T00:00:00.000Z',
  published: true,
  featured: true,
  tags: ['engines'],
  coverImage: '/cover.png',
  author: 'Ada',
};

/** Every text of it says whose secret it is. */
function marked<T>(value: T, secret: string): T {
  const kept = new Set(['kind', 'date', 'slot', 'submittedAt', 'status', 'at', 'timestamp']);
  return JSON.parse(JSON.stringify(value), (name, each) =>
    typeof each === 'string' && !kept.has(name) ? `${mark(secret)}${each}` : each,
  );
}

describe.each(DATABASES)('on %s', (_, create) => {
  let created: TestDatabase;
  let database: Database;
  let app: Awaited<ReturnType<typeof startApp>>['app'];
  const clock = createClock();

  beforeEach(async () => {
    created = await create();
    database = await created.open();
    ({ app } = await startApp(database, clock.now));
  });

  afterEach(() => created.remove());

  const save = (key: SiteKey, version: number, value: unknown) =>
    writeContent(database.db, [{ key, version, value }], clock.now());

  /** Says which marks, and which values that are secret as they are, may be nowhere. */
  async function plantSecrets(): Promise<string[]> {
    const { db } = database;
    const seen = { ...post, id: 'seen', slug: 'seen', published: true };
    const draft = { ...marked({ ...post, id: 'draft' }, 'draft'), slug: 'draft', published: false };
    await save('about', 0, { ...builtInContent.about, bio: mark('revision') });
    await save('about', 1, builtInContent.about);
    await save('blogPosts', 0, [seen, draft]);
    const visitor = openBrowser(app);
    for (const [kind, request] of Object.entries(REQUESTS)) {
      const body = outgoing({ kind, value: marked(request.value, kind) });
      expect((await visitor.send('POST', '/api/requests', body)).status, kind).toBe(204);
    }
    const rows = await db.selectFrom('messages').selectAll().execute();
    const copies = rows.slice(0, 2).map((row, at) => ({
      ...marked(row, at === 0 ? 'spam' : 'deleted'),
      is_spam: at === 0 ? 1 : 0,
      deleted_at: at === 0 ? null : row.timestamp,
    }));
    await db.insertInto('messages').values(copies).execute();
    const agent = { 'user-agent': mark('agent') };
    const pair = { email: 'owner@example.com', password: PASSWORD };
    const owner = openBrowser(app, '203.0.113.77');
    expect((await owner.send('POST', '/api/session', pair, agent)).status).toBe(200);
    await db
      .insertInto('setup')
      .values({ token_hash: mark('setup'), expires_at: '9999' })
      .execute();
    const accounts = await db.selectFrom('owner').selectAll().execute();
    const sessions = await db.selectFrom('sessions').selectAll().execute();
    const calendars = await db.selectFrom('calendar').selectAll().execute();
    const ids = [...rows, ...copies].map(({ id }) => id);
    return [
      'secret-of-',
      '203.0.113.77',
      PASSWORD,
      owner.cookies.get('session') ?? '',
      ...ids,
      ...calendars.map(({ link_secret }) => link_secret),
      ...accounts.flatMap(({ email, password_hash }) => [email, password_hash]),
      ...sessions.flatMap(({ id, token_hash }) => [id, token_hash]),
    ];
  }

  test('no secret is in any public answer', async () => {
    const secrets = await plantSecrets();
    expect(secrets).not.toContain('');
    const siteContent = createSiteContent(database);
    const cache = createPageCache();
    const pages = pageRoutes({ siteContent, renderer, assets, cache, shareImages });
    const answers = new Map<string, Response>();
    for (const path of [
      '/',
      '/?lang=de',
      '/blog',
      '/blog/seen',
      '/blog/draft',
      '/blog/secret-of-draft-draft',
      '/admin',
      '/admin/messages',
      '/nowhere',
      '/404',
      '/rss.xml',
      '/sitemap.xml',
      '/robots.txt',
      '/manifest.webmanifest',
    ]) {
      answers.set(path, await pages.request(`http://localhost${path}`));
    }
    const visitor = openBrowser(app);
    for (const { route, method, path, body } of CASES) {
      answers.set(route, await visitor.send(method, path, body));
    }
    const taken = outgoing(REQUESTS.booking);
    answers.set('a taken slot', await visitor.send('POST', '/api/requests', taken));
    expect(answers.get('a taken slot')?.status).toBe(409);
    for (const [named, response] of answers) {
      const said = `${[...response.headers].join('\n')}\n${await response.text()}`;
      for (const secret of secrets) expect(said, named).not.toContain(secret);
      if (named === '/blog/seen') expect(said).toContain(post.content);
    }
  });
});
