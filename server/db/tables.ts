// What the database holds. Both databases have the same tables; times are ISO texts, flags are 0 and 1.
import type { ColumnType } from 'kysely';

export interface Tables {
  content: ContentRow;
  revisions: ContentRow;
  messages: MessageRow;
  consultations: { id: string; json: string };
  bookings: BookingRow;
  calendar: CalendarRow;
  requests: RequestRow;
  /** What a message that is held back asks for beside the inbox: it gets it when it is released. */
  held: { id: string; json: string };
  owner: OwnerRow;
  sessions: SessionRow;
  setup: { token_hash: string; expires_at: string };
  attempts: AttemptsRow;
}

/** One collection of the site. Every save has a version of its own, counted from one. */
export interface ContentRow {
  key: string;
  version: number;
  /** The version of the collection's schema that the value has. */
  schema_version: number;
  /** Null when the owner took back what was saved. */
  json: string | null;
  saved_at: string;
}

export interface MessageRow {
  id: string;
  /** Whatever the owner can search, in lower case. */
  search: string;
  kind: string;
  status: string;
  timestamp: string;
  /** Held back as spam; it can be released. */
  is_spam: number;
  /** Deleted, and kept for a while so that it can come back. */
  deleted_at: string | null;
  json: string;
}

export interface BookingRow {
  /** That of the message with which it came. */
  id: string;
  /** Null when nobody can tell what was asked for. No two calls that stand begin at the same moment. */
  starts_at: string | null;
  ends_at: string | null;
  status: 'booked' | 'cancelled';
  /** How often it was moved or cancelled: what calendars call its SEQUENCE. */
  sequence: number;
  json: string;
}

/** There is one calendar: its id is always 1. Whoever changes what is booked writes to it first. */
export interface CalendarRow {
  id: number;
  /** What the links in invitations are signed with. */
  link_secret: string;
  /** SHA-256 of the token of the feed; null while there is none. */
  feed_hash: string | null;
  feed_made_at: string | null;
}

export interface RequestRow {
  /** What has the same key is one request. */
  key: string;
  received_at: string;
  /** The hash of the address that it came from, for a day. */
  sender: string | null;
}

/** There is one owner: its id is always 1. */
export interface OwnerRow {
  id: number;
  email: string;
  password_hash: string;
}

export interface SessionRow {
  /** Stays when the token changes. */
  id: string;
  /** SHA-256 of the cookie's token: the table alone lets nobody in. */
  token_hash: string;
  issued_at: string;
  /** The token before it, and until when that one is good too; without an end until the new one was used. */
  previous_hash: string | null;
  previous_until: string | null;
  created_at: string;
  seen_at: string;
  expires_at: string;
  /** What the browser says it is, for the owner's list. */
  agent: string;
}

/** In milliseconds; PostgreSQL gives such numbers as texts. */
type Milliseconds = ColumnType<number | string, number, number>;

/** Who guesses passwords: an address, or whoever guesses that of the account. */
export interface AttemptsRow {
  name: string;
  failures: number;
  wait_until: Milliseconds;
  /** An address from which the owner has signed in is known for a while. */
  known_until: Milliseconds;
}
