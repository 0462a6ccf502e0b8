// What the database holds. Both databases have the same tables; times are ISO texts, flags are 0 and 1.
import type { ColumnType } from 'kysely';
import type { MailKind } from '#app/content/mails.ts';

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
  mails: MailRow;
  chat_questions: ChatQuestionRow;
  owner: OwnerRow;
  sessions: SessionRow;
  setup: { token_hash: string; expires_at: string };
  attempts: AttemptsRow;
  media: MediaRow;
  media_files: MediaFileRow;
  daily: DailyRow;
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
  /** Whatever the owner can search, as it is compared. */
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
  /** How often it was moved or cancelled: each state of it has links of its own. */
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

/** A mail on its way, or what became of it. */
export interface MailRow {
  /** Also its Message-ID, however often it is sent. */
  id: string;
  /** The message because of which it is sent. */
  message_id: string;
  kind: MailKind;
  recipient: string;
  state: 'waiting' | 'sent' | 'failed';
  /** What it says; nothing when it has been sent. */
  json: string | null;
  made_at: string;
  /** When it is tried next, or when it was sent or failed. Whoever sends it has it until then. */
  next_at: string;
  give_up_at: string;
  tries: number;
  /** Who sends it just now. */
  claim: string | null;
  /** Why it did not go out the last time. */
  reason: string | null;
}

/** What the assistant could not answer, and nothing about who asked. */
export interface ChatQuestionRow {
  id: string;
  text: string;
  language: string;
  why: string;
  count: number;
  first_at: string;
  last_at: string;
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

/** One picture of the library. */
export interface MediaRow {
  /** The hash of the file that was uploaded: the same one twice is one picture. */
  id: string;
  /** The last part of its address, with its size in pixels. */
  file: string;
  /** What the file was called that it came in. */
  name: string;
  alt: string;
  /** The bytes of all its forms together. */
  size: number;
  created_at: string;
}

/** One form of a picture: what stands behind an address. */
export interface MediaFileRow {
  media_id: string;
  name: string;
  type: string;
  bytes: Uint8Array;
}

/** Something that is done once a day, by one process. */
export interface DailyRow {
  name: string;
  /** The day for which it was done last. */
  day: string;
  /** Until then somebody is at it. */
  busy_until: string | null;
}
