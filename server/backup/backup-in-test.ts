// For tests: a folder for backups, and a site with something of everything.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtInContent } from '#app/content/built-in.ts';
import type { VisitorRequest } from '#app/content/requests.ts';
import { createOwner } from '../auth/setup.ts';
import { EMAIL, LOW_COST, PASSWORD } from '../auth/site-in-test.ts';
import { writeContent } from '../db/content.ts';
import { KEPT_TABLES, TABLE_NAMES } from '../db/kept-tables.ts';
import type { Database } from '../db/open.ts';
import { receiveRequest } from '../db/requests.ts';
import { insertRows, type Row, readRows } from '../db/rows.ts';

export const NOW = new Date('2026-03-01T12:00:00Z');

export async function newFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'portfolio-backup-'));
  return {
    file: (name = 'site.backup') => join(folder, name),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** A visitor's request: every tenth books a call, of the others every second asks for a consultation. */
export async function receive(
  database: Database,
  at: number,
  now = NOW,
  clock = now,
): Promise<void> {
  const person = {
    name: `Visitor ${at} \u202e😀`,
    email: `visitor-${at}@example.com`,
    phone: '',
    company: '',
  };
  const submittedAt = clock.toISOString();
  const day = new Date(Date.UTC(2026, 2, 2 + Math.floor(at / 50))).toISOString().slice(0, 10);
  const slots = ['09:00 AM', '10:00 AM', '11:00 AM', '02:00 PM', '03:00 PM'];
  const slot = slots[Math.floor(at / 10) % slots.length] ?? '';
  const booking = { ...person, id: '', notes: '', date: day, slot, submittedAt };
  const consultation = {
    ...person,
    id: '',
    projectType: '',
    budget: '',
    timeline: '',
    description: '',
    preferredTime: '',
    submittedAt,
    status: 'pending' as const,
  };
  const contact = {
    ...person,
    firstName: 'V',
    lastName: '',
    subject: '',
    services: [],
    message: '',
  };
  const request: VisitorRequest =
    at % 10 === 0
      ? { kind: 'booking', value: booking }
      : at % 2 === 0
        ? { kind: 'consultation', value: consultation }
        : { kind: 'contact', value: contact };
  await receiveRequest(database.db, {
    key: `request-${at}`,
    outgoing: { key: `request-${at}`, at: submittedAt, openFor: 60_000, request },
    sender: `sender-${at}`,
    availability: builtInContent.availability,
    now,
  });
}

/** Content with a history, messages of every sort, an owner. */
export async function fill(database: Database, name = 'Grace Hopper'): Promise<void> {
  for (const version of [0, 1, 2]) {
    const value = { ...builtInContent.about, name: version === 2 ? name : `Version ${version}` };
    await writeContent(database.db, [{ key: 'about', version, value }], NOW);
  }
  await writeContent(database.db, [{ key: 'services', version: 0, value: null }], NOW);
  for (let at = 0; at < 25; at += 1) await receive(database, at);
  await addPicture(database);
  await addMails(database);
  await createOwner(database, EMAIL, PASSWORD, LOW_COST);
}

async function addPicture({ db }: Database): Promise<void> {
  const bytes = Uint8Array.from({ length: 256 }, (_, at) => at);
  const picture = { id: 'p', file: 'p.webp', name: 'p.png', alt: '', size: bytes.length };
  await insertRows(db, 'media', [{ ...picture, created_at: NOW.toISOString() }]);
  for (const name of ['small', 'large']) {
    await insertRows(db, 'media_files', [{ media_id: 'p', name, type: 'image/webp', bytes }]);
  }
}

async function addMails({ db }: Database): Promise<void> {
  const at = NOW.toISOString();
  const mail = { message_id: 'm', kind: 'reply', recipient: 'visitor-1@example.com', tries: 0 };
  const times = { made_at: at, next_at: at, give_up_at: at };
  await insertRows(db, 'mails', [
    { id: 'gone', ...mail, ...times, state: 'sent', json: null },
    { id: 'due', ...mail, ...times, state: 'waiting', json: '{}' },
  ]);
}

/** Every row of every table that a backup holds, or of these. */
export async function everything(
  { db }: Database,
  names: readonly string[] = TABLE_NAMES,
): Promise<Record<string, Row[]>> {
  const all: Record<string, Row[]> = {};
  for (const { name, by } of KEPT_TABLES.filter((table) => names.includes(table.name))) {
    const parts: Row[][] = [];
    for await (const rows of readRows(db, name, by)) parts.push(rows);
    all[name] = parts.flat();
  }
  return all;
}
