import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { builtInContent } from '#app/content/built-in.ts';
import { DATABASES, type TestDatabase } from '../databases-in-test.ts';
import { listRevisions, readContent, readRevision, writeContent } from './content.ts';
import type { Database } from './open.ts';

const NOW = new Date('2026-03-11T10:10:00.000Z');
const { services, projects } = builtInContent;

describe.each(DATABASES)('%s', (_, create) => {
  let database: TestDatabase;
  let one: Database;
  let other: Database;

  beforeEach(async () => {
    database = await create();
    [one, other] = [await database.open(), await database.open()];
  });

  afterEach(() => database.remove());

  const save = (by: Database, version: number, value: unknown) =>
    writeContent(by.db, [{ key: 'services', version, value }], NOW);

  test('what one process saves, the other reads, with its version', async () => {
    expect(await readContent(one.db)).toEqual({});
    expect(await save(one, 0, services)).toEqual({ ok: true });
    const saved = { version: 1, savedAt: NOW.toISOString(), value: services };
    expect(await readContent(other.db)).toEqual({ services: saved });
  });

  test('a save over a version that is not the last one is refused, and changes nothing', async () => {
    await save(one, 0, services);
    expect(await save(other, 0, [])).toEqual({ ok: false, conflicts: 'services' });
    await save(one, 1, []);
    expect(await save(other, 1, services)).toEqual({ ok: false, conflicts: 'services' });
    expect(await readContent(other.db)).toMatchObject({ services: { version: 2, value: [] } });
  });

  test('two that save the same collections in another order do not wait for each other', async () => {
    const write = { version: 0, value: [] };
    const both = [
      { key: 'services', ...write },
      { key: 'projects', ...write },
    ] as const;
    for (let round = 0; round < 5; round += 1) {
      const writes = both.map((each) => ({ ...each, version: round }));
      const outcomes = await Promise.all([
        writeContent(one.db, writes, NOW),
        writeContent(other.db, writes.toReversed(), NOW),
      ]);
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    }
  });

  test('several collections are saved together or not at all', async () => {
    await save(one, 0, services);
    const writes = [
      { key: 'projects', version: 0, value: projects } as const,
      { key: 'services', version: 0, value: [] } as const,
    ];
    expect(await writeContent(other.db, writes, NOW)).toEqual({ ok: false, conflicts: 'services' });
    expect(Object.keys(await readContent(one.db))).toEqual(['services']);
  });

  test('of many saves over one version at the same moment one is taken', async () => {
    await save(one, 0, services);
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => save(one, 1, [])));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test('what was taken back is gone, and its versions go on', async () => {
    await save(one, 0, services);
    expect(await save(one, 1, null)).toEqual({ ok: true });
    expect(await readContent(one.db)).toMatchObject({ services: { version: 2, value: null } });
    expect(await save(one, 2, services)).toEqual({ ok: true });
  });

  test('the last fifty versions are kept beside the present one', async () => {
    for (let version = 0; version < 53; version += 1) await save(one, version, []);
    const kept = await listRevisions(other.db, 'services');
    expect(kept.map(({ version }) => version)).toEqual(
      Array.from({ length: 50 }, (_, at) => 52 - at),
    );
    expect(await readRevision(one.db, 'services', 2)).toBeUndefined();
    expect(await readRevision(one.db, 'services', 3)).toEqual({ value: [] });
  });
});
