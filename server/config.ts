// What the environment says, checked at the start: a line for each mistake.
import { LOG_LEVELS, type LogLevel } from './log.ts';
import { type Mailbox, toMailbox } from './mail/mailbox.ts';

export interface Config {
  port: number;
  host: string;
  /** `file:data/site.db`, or the address of a PostgreSQL database. */
  databaseUrl: string;
  /** Where visitors find the site, when that is known: `https://example.com`. */
  address?: string | undefined;
  /** How many proxies stand in front of this process. */
  trustProxy: number;
  /** Through whom mail is sent, and as whom; without it the owner mails. */
  mail?: { url: string; from: Mailbox } | undefined;
  /** Where the daily copies are kept; none are made without it. */
  backupFolder?: string | undefined;
  /** What is written down: with `warn` what went wrong or took long, with `info` every request. */
  logLevel: LogLevel;
}

type Environment = Readonly<Record<string, string | undefined>>;

export type ConfigRead = { ok: true; config: Config } | { ok: false; mistakes: string[] };

const PORT_MAX = 65_535;
const PROXIES_MAX = 10;

/** Where copies lie unless it is said otherwise. */
export const BACKUP_FOLDER = 'data/backups';

export function readConfig(env: Environment): ConfigRead {
  const mistakes: string[] = [];

  function read<T>(
    name: string,
    parse: (text: string) => T | undefined,
    rule: string,
    otherwise: T,
  ) {
    const text = env[name]?.trim() ?? '';
    if (text === '') return otherwise;
    const value = parse(text);
    if (value === undefined) mistakes.push(`${name} is ${JSON.stringify(text)}: ${rule}.`);
    return value ?? otherwise;
  }

  const config: Config = {
    port: read('PORT', number(0, PORT_MAX), `it has to be a number up to ${PORT_MAX}`, 4180),
    host: env.HOST?.trim() || 'localhost',
    databaseUrl: readDatabase(env, mistakes),
    address: read<string | undefined>(
      'SITE_URL',
      origin,
      'it has to be an address like https://example.com, without a path',
      undefined,
    ),
    trustProxy: read(
      'TRUST_PROXY',
      number(0, PROXIES_MAX),
      `it has to be the number of proxies in front, up to ${PROXIES_MAX}`,
      0,
    ),
    backupFolder: backupFolder(env.BACKUP_DIR?.trim() || BACKUP_FOLDER),
    logLevel: read<LogLevel>(
      'LOG_LEVEL',
      (text) => LOG_LEVELS.find((level) => level === text),
      `it has to be one of ${LOG_LEVELS.join(', ')}`,
      'warn',
    ),
  };
  const { url, from } = readMail(env, mistakes);
  if (url && from) config.mail = { url, from };
  return mistakes.length > 0 ? { ok: false, mistakes } : { ok: true, config };
}

/** The address of a database may hold a password, so no line repeats it. */
function readDatabase(env: Environment, mistakes: string[]): string {
  const text = env.DATABASE_URL?.trim() || 'file:data/site.db';
  const value = database(text);
  if (!value) {
    mistakes.push(
      'DATABASE_URL has to be like file:data/site.db, without a ? in the name, or like postgres://user:password@db.example.com/site, where the password has %23, %2F, %3F and %40 for #, /, ? and @.',
    );
  }
  return value ?? '';
}

/** The address of a mail server holds a password, so no line repeats it. */
function readMail(env: Environment, mistakes: string[]) {
  const url = env.SMTP_URL?.trim() ?? '';
  if (url === '') return {};
  if (!/^smtps?:\/\/./.test(url) || !URL.canParse(url)) {
    mistakes.push(
      'SMTP_URL has to be like smtp://user:password@mail.example.com:587, or smtps://….',
    );
  }
  const written = env.MAIL_FROM?.trim() ?? '';
  const from = toMailbox(written);
  if (written === '')
    mistakes.push('MAIL_FROM is missing: SMTP_URL needs an address to send from.');
  else if (!from) {
    const rule = 'it has to be like Ada Lovelace <ada@example.com>, or the address alone';
    mistakes.push(`MAIL_FROM is ${JSON.stringify(written)}: ${rule}.`);
  }
  return { url, from };
}

const backupFolder = (text: string) => (text === 'off' ? undefined : text);

function number(least: number, most: number) {
  return (text: string) => {
    const value = Number(text);
    return /^\d+$/.test(text) && value >= least && value <= most ? value : undefined;
  };
}

function database(text: string): string | undefined {
  if (/^file:[^?]+$/.test(text)) return text;
  return /^postgres(ql)?:\/\/./.test(text) && URL.canParse(text) ? text : undefined;
}

function origin(text: string): string | undefined {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) return undefined;
  const { origin: own, pathname, search, hash } = new URL(text);
  return pathname === '/' && search === '' && hash === '' ? own : undefined;
}
