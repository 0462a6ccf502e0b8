import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import type { Content, SiteKey } from '#app/content/collections.ts';
import { EVERY_MESSAGE } from '#app/content/find-messages.ts';
import { plainFormAction } from '#app/content/request-options.ts';
import { directionOf, LANGUAGES } from '#app/i18n/languages.ts';
import { createClock } from './auth/site-in-test.ts';
import { DATABASES, type TestDatabase } from './databases-in-test.ts';
import { writeContent } from './db/content.ts';
import { allMessages } from './db/inbox-queries.ts';
import { countMessages } from './db/message-counts.ts';
import type { Database } from './db/open.ts';
import { erasePerson } from './db/person.ts';
import { formTexts } from './form-texts.ts';
import { formRoutes } from './forms.ts';
import { MOST_IN_AN_HOUR } from './request-rules.ts';
import { createSiteContent } from './site-content.ts';

const CONTACT = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  subject: 'Engine',
  message: 'Hello\nthere',
  remarks: '',
};
const INQUIRY = { name: 'Alan', email: 'alan@example.com', description: 'A machine' };

describe.each(DATABASES)('forms without scripts on %s', (_, create) => {
  let created: TestDatabase;
  let database: Database;
  let app: Hono;
  let clock: ReturnType<typeof createClock>;

  beforeEach(async () => {
    created = await create();
    database = await created.open();
    clock = createClock();
    const events = { tell: vi.fn(), listen: () => () => {} };
    const siteContent = createSiteContent(database);
    const services = { database, site: { trustProxy: 0 }, now: clock.now, events, siteContent };
    app = new Hono().route('/requests', formRoutes(services));
  });

  afterEach(() => created.remove());

  const post = (kind: string, fields: Record<string, string> | string[][], headers = {}) =>
    app.request(`/requests/${kind}`, {
      method: 'POST',
      headers: { origin: 'http://localhost', ...headers },
      body: new URLSearchParams(fields),
    });
  /** Saved by the owner for the first time. */
  const save = (values: Partial<Content>) =>
    writeContent(
      database.db,
      Object.entries(values).map(([key, value]) => ({ key: key as SiteKey, version: 0, value })),
      new Date(),
    );
  const messages = () => allMessages(database.db, EVERY_MESSAGE);

  test('the language of the answer is kept with the message', async () => {
    await post('contact', CONTACT, { 'accept-language': 'it-CH, en;q=0.5' });
    expect(await messages()).toMatchObject([{ language: 'it' }]);
  });

  test('a message arrives, and a page says so', async () => {
    const response = await post('contact', { ...CONTACT, services: 'DevOps & Cloud' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    const html = await response.text();
    expect(html).toContain('<h1>Message Sent!</h1>');
    expect(html).toContain('<a href="/">Return to Home</a>');
    expect(await messages()).toMatchObject([
      { name: 'Ada Lovelace', message: 'Hello\nthere', services: ['DevOps & Cloud'] },
    ]);
  });

  test('an inquiry arrives with what was chosen', async () => {
    await post('inquiry', { ...INQUIRY, budget: '$50,000+' });
    expect(await messages()).toMatchObject([
      { kind: 'inquiry', name: 'Alan', message: 'A machine\n\nBudget: $50,000+' },
    ]);
  });

  test('what the owner offers can be chosen, as the page says it, and nothing else', async () => {
    const { pageTexts, services, settings, translations } = builtInContent;
    const choices = { ...pageTexts.choices, budgets: 'Little\nMuch', timelines: '' };
    const service = { ...services[0], title: 'Lamps' } as (typeof services)[number];
    const values = {
      pageTexts: { ...pageTexts, choices },
      services: [service],
      settings: { ...settings, isOwn: true as const },
      translations: [
        ...translations,
        { language: 'de' as const, source: choices.budgets, text: 'Wenig\nViel', at: '' },
      ],
    };
    await save(values);
    const again = await post(
      'inquiry',
      { ...INQUIRY, budget: 'Much', email: '' },
      { 'accept-language': 'de' },
    );
    const html = await again.text();
    expect(html).toContain('<option value="Much" selected>Viel</option>');
    expect(html).not.toContain('name="timeline"');
    await post('contact', { ...CONTACT, services: 'Lamps' });
    await post('contact', { ...CONTACT, subject: 'More', services: 'DevOps & Cloud' });
    expect((await messages()).map((each) => each.services).sort()).toEqual([[], ['Lamps']]);
  });

  test.each(LANGUAGES)('the page is in the language of the visitor: $name', async (language) => {
    const { code } = language;
    const response = await post('contact', CONTACT, { 'accept-language': code });
    expect(response.headers.get('content-language')).toBe(code);
    const html = await response.text();
    expect(html).toContain(`<html lang="${code}" dir="${directionOf(code)}">`);
    expect(html).toContain(formTexts(code).site.contact.sentTitle);
  });

  test('a form on a page that names a language is answered in that', async () => {
    const from = { 'accept-language': 'fr', referer: 'http://site.test/ur/blog/first' };
    const response = await post('contact', CONTACT, from);
    expect(response.headers.get('content-language')).toBe('ur');
  });

  test('a form says in which language it is read, and so does what asks for the rest of it', async () => {
    // The browser asks for another, and what it sends anew comes from an address that names none.
    const browser = { 'accept-language': 'fr', referer: 'http://site.test/requests/contact' };
    const first = await post('contact?lang=de', { ...CONTACT, email: '' }, browser);
    const [, action = ''] = /<form method="post" action="([^"]*)"/.exec(await first.text()) ?? [];
    expect(action).toBe(plainFormAction('contact', 'de'));
    const sent = await post(action.slice('/requests/'.length), CONTACT, browser);
    expect(await sent.text()).toContain('<a href="/de/">');
    expect([first, sent].map(({ headers }) => headers.get('content-language'))).toEqual([
      'de',
      'de',
    ]);
    expect(await messages()).toMatchObject([{ language: 'de' }]);
  });

  test('the way home is that of the language, as the site has it', async () => {
    const { settings } = builtInContent;
    const languages = { main: 'de' as const, offered: ['de' as const, 'it' as const] };
    await save({ settings: { ...settings, languages } });
    for (const [language, home] of [
      ['de', '/'],
      ['it', '/it/'],
      // It has no pages.
      ['ur', '/'],
    ] as const) {
      const sent = await post(`contact?lang=${language}`, { ...CONTACT, subject: language });
      expect(await sent.text()).toContain(`<a href="${home}">`);
      const back = await app.request(`/requests/contact?lang=${language}`);
      expect(back.headers.get('location')).toBe(home);
    }
  });

  test('pressed twice or loaded anew it is one message, and another text another one', async () => {
    await Promise.all([post('contact', CONTACT), post('contact', CONTACT)]);
    clock.pass(60_000);
    await post('contact', CONTACT);
    expect(await messages()).toHaveLength(1);
    await post('contact', { ...CONTACT, message: 'And one thing more' });
    expect(await messages()).toHaveLength(2);
  });

  test('what is missing or wrong is marked, and what was typed stands in the form again', async () => {
    const typed = { ...CONTACT, subject: '  ', email: 'ada', message: '"<b>&' };
    const response = await post('contact', { ...typed, services: 'UI/UX Design' });
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html.match(/class="problem">[^<]*/g)).toEqual([
      'class="problem">Please enter an e-mail address.',
      'class="problem">Please fill this in.',
    ]);
    expect(html).toContain('<form method="post" action="/requests/contact?lang=en">');
    expect(html).toContain('name="firstName" required value="Ada"');
    expect(html).toContain('&quot;&lt;b&gt;&amp;</textarea>');
    expect(html).toContain('<input type="hidden" name="services" value="UI/UX Design">');
    expect(html).not.toContain('<b>');
    expect(await messages()).toEqual([]);
  });

  test('what could name others is no e-mail address', async () => {
    for (const email of ['ada@example.com,eve@example.com', '<ada@example.com>']) {
      expect((await post('contact', { ...CONTACT, email })).status, email).toBe(422);
    }
  });

  test('of more services than a message can name it names as many as it can', async () => {
    const services = builtInContent.services.flatMap((service, at) =>
      ['a', 'b'].map((half) => ({ ...service, id: `${half}${at}`, title: `${half} ${at}` })),
    );
    await save({ services, settings: { ...builtInContent.settings, isOwn: true } });
    const chosen = services.map(({ title }) => ['services', title]);
    expect((await post('contact', [...Object.entries(CONTACT), ...chosen])).status).toBe(200);
    expect((await messages())[0]?.services).toHaveLength(8);
  });

  test('who is erased can send the same again', async () => {
    await post('contact', CONTACT);
    await erasePerson(database.db, CONTACT.email);
    expect(await messages()).toEqual([]);
    await post('contact', CONTACT);
    expect(await messages()).toHaveLength(1);
  });

  test('a choice stays chosen when something else is missing', async () => {
    const html = await (
      await post('inquiry', { ...INQUIRY, name: '', timeline: '1 month' })
    ).text();
    expect(html).toContain('<option value="1 month" selected>1 month</option>');
  });

  test('a body that is too long is refused', async () => {
    const larger = await post('contact', { ...CONTACT, message: 'x'.repeat(1_000_001) });
    expect(larger.status).toBe(413);
    expect(await larger.text()).toContain('too much for one message');
    expect(await messages()).toEqual([]);
  });

  test('a machine that fills in everything gets the same page, and is held back', async () => {
    const person = await (await post('contact', CONTACT)).text();
    const filled = { ...CONTACT, message: 'Buy this', remarks: 'http://spam.example' };
    const machine = await post('contact', filled);
    expect(machine.status).toBe(200);
    expect(await machine.text()).toBe(person);
    expect(await countMessages(database.db)).toEqual({ all: 1, new: 1, spam: 1 });
  });

  test('a flood is refused, with a word about when', async () => {
    for (let count = 0; count < MOST_IN_AN_HOUR; count += 1) {
      await post('contact', { ...CONTACT, message: `Hello ${count}` });
    }
    const response = await post('contact', CONTACT);
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('3600');
    const html = await response.text();
    expect(html).toContain('try again in an hour');
    expect(html).toContain('Hello\nthere</textarea>');
  });

  test.each<[string, string, object, number]>([
    ['from another site', 'contact', { origin: 'https://other.example' }, 403],
    ['of a kind that needs scripts', 'booking', {}, 404],
    ['of no kind', 'toString', {}, 404],
  ])('what comes %s is refused by a page', async (_what, kind, headers, status) => {
    const response = await post(kind, CONTACT, headers);
    expect(response.status).toBe(status);
    expect(await response.text()).toContain('<h1>Not sent</h1>');
    expect(await messages()).toEqual([]);
  });

  test('what is no form at all is answered like an empty one', async () => {
    const response = await app.request('/requests/contact', {
      method: 'POST',
      headers: { origin: 'http://localhost' },
      body: new Uint8Array([0xff, 0xfe, 0x00, 0x26]),
    });
    expect(response.status).toBe(422);
  });

  test('a database that does not answer is said, and nothing of it', async () => {
    await database.db.schema.alterTable('requests').renameTo('gone').execute();
    const response = await post('contact', CONTACT);
    await database.db.schema.alterTable('gone').renameTo('requests').execute();
    expect(response.status).toBe(503);
    const html = await response.text();
    expect(html).toContain('<h1>Not sent</h1>');
    expect(html).not.toMatch(/table|relation/);
    // What was typed is not lost.
    expect(html).toContain('Hello\nthere</textarea>');
  });

  test('whoever opens the address of an answer comes to the site', async () => {
    const response = await app.request('/requests/contact');
    expect([response.status, response.headers.get('location')]).toEqual([303, '/']);
  });
});
