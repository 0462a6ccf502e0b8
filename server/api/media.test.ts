import type { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import { type LibraryPicture, MAX_UPLOAD_BYTES } from '#app/content/library-picture.ts';
import { MEDIA_TYPES, mediaOf } from '#app/lib/media-address.ts';
import { openOwner, startApp } from '../app-in-test.ts';
import { createClock, openBrowser } from '../auth/site-in-test.ts';
import { DATABASES, type TestDatabase } from '../databases-in-test.ts';
import type { Database } from '../db/open.ts';
import { THROWN_AWAY_BYTES } from '../http.ts';
import { polyglot, REFUSED, twoColours } from '../media/pictures-in-test.ts';
import { expectRefusal } from '../refusal-in-test.ts';

/** For so long a body may rest. */
const SILENCE_MS = 60_000;

const picture = () => twoColours().png().toBuffer();

/** A body that says how much of it was asked for. */
function countedBody(bytes: number) {
  const counted = { read: 0 };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (counted.read >= bytes) return controller.close();
        counted.read += 1024 * 1024;
        controller.enqueue(new Uint8Array(1024 * 1024));
      },
    },
    { highWaterMark: 0 },
  );
  return { body, counted };
}

/** A body that is sent when the test says so. */
function heldBody() {
  let controller: ReadableStreamDefaultController<Uint8Array>;
  let ask = () => {};
  const asked = new Promise<void>((resolve) => (ask = resolve));
  const body = new ReadableStream<Uint8Array>(
    {
      start(own) {
        controller = own;
      },
      pull: () => ask(),
    },
    { highWaterMark: 0 },
  );
  const sendPart = (bytes: Uint8Array) => controller.enqueue(bytes);
  const send = (bytes: Uint8Array) => {
    sendPart(bytes);
    controller.close();
  };
  return { body, asked, send, sendPart };
}

describe.each(DATABASES)('the library on %s', (_, create) => {
  let created: TestDatabase;
  let database: Database;
  let app: Hono;
  let owner: Awaited<ReturnType<typeof openOwner>>;
  const clock = createClock();

  beforeEach(async () => {
    created = await create();
    database = await created.open();
    ({ app } = await startApp(database, clock.now));
    owner = await openOwner(app);
  });

  afterEach(() => {
    vi.useRealTimers();
    return created.remove();
  });

  const post = (body: BodyInit, said: Record<string, string> = {}, name = 'a.png', alt = '') => {
    return owner.sendFile(`/api/media?${new URLSearchParams({ name, alt })}`, body, said);
  };
  const upload = async (file: Buffer, name?: string, alt?: string) =>
    (await (await post(new Uint8Array(file), {}, name, alt)).json()) as {
      picture: LibraryPicture;
      wasKnown: boolean;
    };
  const list = async (): Promise<LibraryPicture[]> =>
    (await (await owner.ask('GET', '/api/media')).json()).pictures;
  const rows = async () =>
    (await database.db.selectFrom('media_files').select('name').execute()).length;

  test('what is uploaded can be had by everybody under every address that a page names', async () => {
    const { picture: added } = await upload(await picture(), 'team.png', 'Our team');
    expect(added).toMatchObject({ name: 'team.png', alt: 'Our team', bytes: expect.any(Number) });
    const visitor = openBrowser(app);
    const addresses = MEDIA_TYPES.map((type) => ({
      type: `image/${type}`,
      address: mediaOf(added.address)?.srcSet(type).split(' ')[0] ?? '',
    }));
    for (const { type, address } of [
      ...addresses,
      { type: 'image/jpeg', address: added.address },
    ]) {
      const answer = await visitor.ask('GET', address);
      expect(answer.status, address).toBe(200);
      expect(answer.headers.get('content-type')).toBe(type);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(0);
      const etag = answer.headers.get('etag') ?? '';
      const again = await visitor.ask('GET', address, undefined, { 'if-none-match': etag });
      expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0]);
    }
  });

  test('the same file twice is one picture, which keeps its description', async () => {
    const file = await picture();
    const first = await upload(file, 'a.png', 'The first');
    const second = await upload(file, 'b.png', 'The second');
    expect(second).toEqual({ ...first, wasKnown: true });
    expect(await list()).toEqual([first.picture]);
    const both = await Promise.all([upload(await polyglot()), upload(await polyglot())]);
    expect(new Set(both.map((each) => each.picture.id)).size).toBe(1);
    expect(await list()).toHaveLength(2);
  });

  test('its description can be changed, and it can be removed with all its forms', async () => {
    const { picture: added } = await upload(await picture());
    const path = `/api/media/${added.id}/alt`;
    expect((await owner.ask('PUT', path, { alt: 'Two colours' })).status).toBe(204);
    expect(await list()).toEqual([{ ...added, alt: 'Two colours' }]);
    expect((await owner.ask('POST', '/api/media/remove', { ids: [added.id, 'b'] })).status).toBe(
      204,
    );
    expect([await list(), await rows()]).toEqual([[], 0]);
    expect((await owner.ask('PUT', path, { alt: '' })).status).toBe(404);
    const gone = await openBrowser(app).ask('GET', added.address);
    expect(await expectRefusal(gone, added.address)).toContain('no such picture');
  });

  test('one that the site shows is removed only by who knows that it does', async () => {
    const { picture: added } = await upload(await picture());
    const project = { ...builtInContent.projects[0], title: 'Shown', image: added.address };
    const writes = [{ key: 'projects', version: 0, value: [project] }];
    expect((await owner.send('PUT', '/api/content', { writes })).status).toBe(200);
    const remove = (used?: string[]) =>
      owner.ask('POST', '/api/media/remove', { ids: [added.id], used });
    for (const told of [undefined, [], ['b']]) {
      const answer = await remove(told);
      expect(answer.status).toBe(409);
      expect(await answer.json()).toEqual({
        kind: 'conflict',
        message: 'In use: Project “Shown”.',
      });
    }
    expect(await list()).toEqual([added]);
    expect((await remove([added.id])).status).toBe(204);
    expect(await list()).toEqual([]);
  });

  test('an address that is none is not found', async () => {
    const id = '0'.repeat(32);
    for (const path of [
      `${id}/1x1.jpg`,
      `${id}/320.avif`,
      `${id}/%00`,
      `${id}/..%2f`,
      "a'/1.avif",
    ]) {
      expect((await openBrowser(app).ask('GET', `/media/${path}`)).status, path).toBe(404);
    }
  });

  test.each(REFUSED)(
    '%s is refused and leaves nothing, whatever it is called',
    async (_what, make, reason) => {
      const file = new Uint8Array(await make());
      for (const type of ['image/png', 'image/jpeg', 'text/html']) {
        const answer = await post(file, { 'content-type': type }, 'photo.png');
        expect(answer.status).toBe(422);
        expect(JSON.parse(await expectRefusal(answer, type)).message).toMatch(reason);
      }
      expect([await list(), await rows()]).toEqual([[], 0]);
    },
  );

  test('a picture that the server could not draw is refused as one that it could later', async () => {
    const told = vi.fn();
    const ended = { code: null, signal: 'SIGKILL' } as const;
    const drawPicture = async () => ({ ok: false, ended }) as const;
    ({ app } = await startApp(database, clock.now, { log: told, drawPicture }));
    const browser = await openOwner(app);
    const answer = await browser.sendFile('/api/media', new Uint8Array(await picture()));
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({
      kind: 'busy',
      message: expect.stringContaining('too little memory'),
    });
    expect(told).toHaveBeenCalledWith('error', 'picture not drawn', ended);
    expect([await list(), await rows()]).toEqual([[], 0]);
  });

  test('a stated type that is wrong changes nothing', async () => {
    const answer = await post(
      new Uint8Array(await picture()),
      { 'content-type': 'text/html' },
      'x.html',
    );
    const { address } = (await answer.json()).picture;
    expect((await openBrowser(app).ask('GET', address)).headers.get('content-type')).toBe(
      'image/jpeg',
    );
  });

  test('of 100 MB hardly more is read than could be taken, and nothing when the length is said', async () => {
    const most = 100 * 1024 * 1024;
    const unsaid = countedBody(most);
    expect((await post(unsaid.body)).status).toBe(413);
    expect(unsaid.counted.read).toBeLessThanOrEqual(
      MAX_UPLOAD_BYTES + THROWN_AWAY_BYTES + 2 * 1024 * 1024,
    );
    const said = countedBody(most);
    const answer = await post(said.body, { 'content-length': String(most) });
    expect(JSON.parse(await expectRefusal(answer, 'said')).message).toContain('20 MB');
    expect(said.counted.read).toBe(0);
  });

  test('more uploads at once than memory is meant for have to wait, and then are taken', async () => {
    const file = new Uint8Array(await picture());
    const held = Array.from({ length: 3 }, heldBody);
    const answers = held.map(({ body }) => post(body));
    await Promise.all(held.map(({ asked }) => asked));
    expect((await post(file)).status).toBe(503);
    for (const { send } of held) send(file);
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await post(file)).status).toBe(200);
  });

  test('an upload of which nothing comes for a minute leaves its place to another one', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const file = new Uint8Array(await picture());
    const held = Array.from({ length: 3 }, heldBody);
    const [slow] = held;
    const answers = held.map(({ body }) => post(body));
    await Promise.all(held.map(({ asked }) => asked));
    await vi.advanceTimersByTimeAsync(SILENCE_MS - 1);
    expect((await post(file)).status).toBe(503);
    slow?.sendPart(file.slice(0, 10));
    await vi.advanceTimersByTimeAsync(SILENCE_MS - 1);
    // The others are gone; one is only slow.
    expect((await post(file)).status).toBe(200);
    slow?.send(file.slice(10));
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 408, 408]);
  });
});
