import * as argon2 from '@node-rs/argon2';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DATABASES, type TestDatabase } from '../databases-in-test.ts';
import type { Database } from '../db/open.ts';
import { checkPair, findOwner, replacePassword } from './owner.ts';
import { type PasswordCost, verifyPassword } from './password.ts';
import { listSessions } from './sessions.ts';
import { createOwner } from './setup.ts';
import { signIn } from './sign-in.ts';
import { createClock, EMAIL, LOW_COST, PASSWORD } from './site-in-test.ts';

// What other files have loaded already knows the library itself.
vi.hoisted(() => vi.resetModules());
vi.mock(import('@node-rs/argon2'), { spy: true });

const NEXT = 'another password';
const PAIR = { email: EMAIL, password: PASSWORD };

describe.each(DATABASES)('on %s', (_, create) => {
  let created: TestDatabase;
  let database: Database;
  let other: Database;
  const { now } = createClock();

  beforeEach(async () => {
    created = await create();
    [database, other] = [await created.open(), await created.open()];
    await createOwner(database, EMAIL, PASSWORD, LOW_COST);
    vi.mocked(argon2.verify).mockClear();
  });

  afterEach(() => created.remove());

  const enter = (by = database, passwordCost: PasswordCost = LOW_COST, pair = PAIR) =>
    signIn({ database: by, site: { trustProxy: 0 }, now, passwordCost }, pair, 'Firefox');
  const sessions = () => listSessions(database, now());
  const hash = async () => (await findOwner(database))?.password_hash ?? '';

  test('a sign-in that was checked with a password that is replaced meanwhile opens nothing', async () => {
    const { verify } = await vi.importActual<typeof argon2>('@node-rs/argon2');
    vi.mocked(argon2.verify).mockImplementationOnce(async (...asked) => {
      const isRight = await verify(...asked);
      await replacePassword(other, NEXT, { cost: LOW_COST });
      return isRight;
    });
    expect(await enter()).toBeUndefined();
    expect(argon2.verify).toHaveBeenCalledTimes(2);
    expect(await sessions()).toEqual([]);
  });

  test('of sign-ins and a new password at the same moment, what came in with the old one is out', async () => {
    const entering = Array.from({ length: 6 }, (_, at) => enter(at % 2 ? database : other));
    await Promise.all([replacePassword(other, NEXT, { cost: LOW_COST }), ...entering]);
    expect(await sessions()).toEqual([]);
    expect(await enter()).toBeUndefined();
    expect(await enter(database, LOW_COST, { email: EMAIL, password: NEXT })).toBeDefined();
  });

  test('of two new passwords for one old one, one is taken', async () => {
    const checked = await checkPair(database, PAIR, LOW_COST);
    if (!checked) throw new Error('The pair is right.');
    const replace = (by: Database, next: string) =>
      replacePassword(by, next, { checked, cost: LOW_COST });
    const both = await Promise.all([replace(database, NEXT), replace(other, 'a third password')]);
    expect(both.sort()).toEqual([false, true]);
  });

  test('a password that was kept at another cost is kept at that of today from the next sign-in on', async () => {
    const today = { memoryCost: 16, timeCost: 2, parallelism: 1 };
    const before = await hash();
    expect(await enter(database, today, { email: EMAIL, password: 'wrong' })).toBeUndefined();
    expect(await hash()).toBe(before);
    const entered = await Promise.all([enter(database, today), enter(other, today)]);
    expect(entered).not.toContain(undefined);
    const after = await hash();
    expect(after).toContain('$m=16,t=2,p=1$');
    expect(await verifyPassword(after, PASSWORD)).toBe(true);
    await enter(database, today);
    expect(await hash()).toBe(after);
  });
});
