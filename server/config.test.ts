import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('without a word from the environment the site runs on this machine, in a file', () => {
  expect(readConfig({})).toEqual({
    ok: true,
    config: {
      port: 4180,
      host: 'localhost',
      databaseUrl: 'file:data/site.db',
      address: undefined,
      trustProxy: 0,
      backupFolder: 'data/backups',
      logLevel: 'warn',
    },
  });
});

test('what the environment says is taken', () => {
  const env = {
    PORT: '8080',
    HOST: '0.0.0.0',
    DATABASE_URL: 'postgres://me:secret@db.example.com/site',
    SITE_URL: 'https://example.com/',
    TRUST_PROXY: '1',
    BACKUP_DIR: '/var/backups/site',
    LOG_LEVEL: 'info',
  };
  expect(readConfig(env)).toEqual({
    ok: true,
    config: {
      port: 8080,
      host: '0.0.0.0',
      databaseUrl: env.DATABASE_URL,
      address: 'https://example.com',
      trustProxy: 1,
      backupFolder: '/var/backups/site',
      logLevel: 'info',
    },
  });
});

test('every mistake has one line that names it', () => {
  const env = {
    PORT: '70000',
    DATABASE_URL: 'file:site.db?mode=ro',
    SITE_URL: 'example.com/blog',
    TRUST_PROXY: 'yes',
    LOG_LEVEL: 'loud',
  };
  const read = readConfig(env);
  expect(read.ok).toBe(false);
  if (read.ok) return;
  expect(read.mistakes).toHaveLength(5);
  for (const [at, name] of Object.keys(env).entries()) expect(read.mistakes[at]).toContain(name);
  for (const line of read.mistakes) expect(line).not.toContain('\n');
});

test('no line repeats the password of a database', () => {
  for (const url of ['postgres://site:p#ss/word@db.example.com/site', 'mysql://a:ss/word@b/c']) {
    const read = readConfig({ DATABASE_URL: url });
    expect(read.ok).toBe(false);
    expect(JSON.stringify(read)).not.toContain('ss/word');
  }
});

test.each(['', ' ', '-1', '1.5', '0x10', '99999'])(
  '%j is a port or a mistake, never another one',
  (PORT) => {
    const read = readConfig({ PORT });
    if (read.ok) expect(read.config.port).toBe(4180);
    else expect(read.mistakes).toHaveLength(1);
  },
);

test('mail is sent through the server and as whom the environment says', () => {
  const SMTP_URL = 'smtps://me:secret@mail.example.com';
  for (const [MAIL_FROM, from] of [
    ['Ada Lovelace <ada@example.com>', { name: 'Ada Lovelace', address: 'ada@example.com' }],
    ['ada@example.com', { name: '', address: 'ada@example.com' }],
  ] as const) {
    const read = readConfig({ SMTP_URL, MAIL_FROM });
    expect(read.ok && read.config.mail).toEqual({ url: SMTP_URL, from });
  }
  // An address to send from sends nothing by itself.
  expect(readConfig({ MAIL_FROM: 'ada@example.com' })).toEqual(readConfig({}));
});

test.each([
  [{ SMTP_URL: 'https://me:secret@mail.example.com', MAIL_FROM: 'ada@example.com' }, 'SMTP_URL'],
  [{ SMTP_URL: 'smtp://me:secret@mail.example.com' }, 'MAIL_FROM is missing'],
  [{ SMTP_URL: 'smtp://me:secret@mail.example.com', MAIL_FROM: 'Ada' }, 'MAIL_FROM is "Ada"'],
  [
    { SMTP_URL: 'smtp://me:secret@mail', MAIL_FROM: 'A <a@example.com>, b@example.com' },
    'MAIL_FROM',
  ],
])('a mistake about mail is one line, without the password: %j', (env, start) => {
  const read = readConfig(env);
  expect(read.ok ? [] : read.mistakes).toEqual([expect.stringContaining(start)]);
  expect(JSON.stringify(read)).not.toContain('secret');
});
