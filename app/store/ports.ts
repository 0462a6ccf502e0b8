// What differs between the modes, beside the place where texts are kept (adapter.ts): the desk takes in what visitors
// send, the inbox holds it for the owner, the questions are what the assistant could not answer, the gate knows who is
// signed in, the history what was saved before. Each has a suite of its own (desk-contract.ts and its kind) that every
// adapter passes.
import type { BlogPost } from '#app/content/blog-posts.ts';
import type { TakenCall } from '#app/content/booking.ts';
import type { InboxContent } from '#app/content/bundle.ts';
import type { ChatQuestion, QuestionNote } from '#app/content/chat-questions.ts';
import type { Content, SiteKey } from '#app/content/collections.ts';
import type { MessageFilter } from '#app/content/find-messages.ts';
import type { LibraryPicture } from '#app/content/library-picture.ts';
import type { MailKind } from '#app/content/mails.ts';
import type { Message, MessageKind, MessageStatus } from '#app/content/messages.ts';
import type { HeldAbout } from '#app/content/person.ts';
import type { Booking, Outgoing } from '#app/content/requests.ts';
import type { User } from '#app/content/session.ts';
import type { MailName } from '#app/content/to-mail.ts';
import type { Refusal, Result } from './adapter.ts';
import type { Store } from './store.ts';

/** Something that changes by itself, as a component follows it. */
export interface View<T> {
  /** The same value until it changes. */
  get(): T;
  /** What an adapter has to ask for, it asks for while somebody listens. */
  subscribe(listener: () => void): () => void;
}

export interface Desk {
  /** Where what is sent is kept: visitors are told. */
  place: 'browser' | 'server';
  /**
   * Brings a request to the inbox: whole or not at all, and once, however often it is sent. What is no request is
   * `corrupt`; a booking is a `conflict` when its slot was taken, or had begun, before it arrived. What is
   * `unreachable` or `busy` can be sent again later.
   */
  send(outgoing: Outgoing): Promise<Result>;
  /** Where a browser without scripts posts a form of this kind; missing where nobody would take it. */
  formAction?(kind: MessageKind, language: string): string;
  /** The calls that touch these days of the owner's calendar, with both ends, and never whose. There may be others. */
  takenCalls(from: string, to: string): View<readonly TakenCall[]>;
  /** Writes down what the assistant could not answer, if it can be written down. Nobody waits for it. */
  note(question: QuestionNote): void;
}

export interface MessagePage {
  messages: readonly Message[];
  /** As many as the filter lets through. */
  total: number;
  /** There are more than that; `total` of the inbox tells how many. */
  isMore?: boolean;
}

export interface MessageCounts {
  all: number;
  new: number;
  /** What is held back; it is part of neither. */
  spam?: number;
}

/** `restore` brings back what was removed, as it was; it is missing where there was nothing to remove. */
export type Removal = { ok: true; restore?: () => Promise<Result> } | Refusal;

/** What the assistant could not answer. */
export interface Questions {
  /** Latest first; `undefined` until the first answer is there. */
  all: View<readonly ChatQuestion[] | undefined>;
  remove(ids: readonly string[]): Promise<Removal>;
}

/** `slotTaken` says that the time of a booking that was held back is somebody else's by now. */
export type Release = { ok: true; slotTaken: boolean } | Refusal;

/** A mail that the site sends by itself, and what became of it. */
export interface SentMail {
  id: string;
  kind: MailKind;
  state: 'waiting' | 'sent' | 'failed';
  /** When it was sent or given up, or is tried next. */
  at: string;
  /** It is being sent just now. */
  isUnderway?: boolean;
  /** Why it did not go out the last time. */
  reason?: string;
}

/** What a site on a server knows of its mails. */
export interface MailRoom {
  /** Whether it sends any: that is a setting of the server. `undefined` until the first answer is there. */
  isSending: View<boolean | undefined>;
  /** Those that a message has caused, the oldest first. */
  of(id: string): View<readonly SentMail[] | undefined>;
  /** Now, and for as long as at first; a conflict when it has gone out meanwhile. */
  retry(mailId: string): Promise<Result>;
}

/** What visitors sent is theirs. Addresses are compared without regard to capitals. */
export interface Person {
  /** Everything that is held about an address: also what is held back, and what is deleted but not gone yet. */
  read(email: string): Promise<{ ok: true; held: HeldAbout } | Refusal>;
  /** All of that, for good. What names the address and cannot be read is the owner's to delete first: `unreadable`. */
  erase(email: string): Promise<Result>;
  /** For how many days copies still hold what was erased; missing where none are made. */
  copiesKeptDays?: number;
}

/** A view of the inbox shows nothing, `undefined`, until the first answer is there. */
export interface Inbox {
  counts: View<MessageCounts | undefined>;
  /** What the filter lets through, newest first: `count` of it, from the place `from` on. */
  page(filter: MessageFilter, from: number, count: number): View<MessagePage | undefined>;
  /** As many as the filter lets through: to count them may take longer than to find a page of them. */
  total(filter: MessageFilter): View<number | undefined>;
  /** Null when it is not there any more. */
  message(id: string): View<Message | null | undefined>;
  /** A file for a spreadsheet with everything that the filter lets through, newest first. */
  csv(filter: MessageFilter): Promise<Blob | Refusal>;
  /** Of those that are there, and still have a certain status where one is named; a conflict when none is. */
  setStatus(ids: readonly string[], status: MessageStatus, from?: MessageStatus): Promise<Result>;
  /** A message that was deleted meanwhile comes back with its reply. */
  reply(message: Message, text: string): Promise<Result>;
  /** Ticks off what the owner has mailed (`toMail` of the message), or opens it again; a conflict when it is not there. */
  setMailed(id: string, mail: MailName, isDone: boolean): Promise<Result>;
  /** Missing where nothing can send mail. */
  mail?: MailRoom;
  remove(id: string): Promise<Removal>;
  person: Person;
  /** All of it, for the file of a whole site; a site that a browser keeps has it in its store. */
  whole?: {
    read(): Promise<InboxContent | Refusal>;
    /** What it has not got yet. Nothing is replaced. */
    add(content: Partial<InboxContent>): Promise<Added>;
  };
  /** Puts what was held back among the others; a conflict when it is not there. Missing where nothing is held back. */
  release?(id: string): Promise<Release>;
}

/** How many calls are at times that others have: they are in the inbox, and not in the calendar. */
export type Added = { ok: true; callsWithoutTime?: number | undefined } | Refusal;

/** A secret address to which a calendar subscribes. */
export interface CalendarFeed {
  /** Since when there is one; null while there is none. */
  since: View<string | null | undefined>;
  /** A new one, said this once. Whoever has the one before has nothing any more. */
  make(): Promise<{ ok: true; path: string } | Refusal>;
  end(): Promise<Result>;
}

/** Calls that visitors have booked. */
export interface Calls {
  /** Those that stand, in any order; `undefined` until the first answer is there. Some may be over. */
  agreed: View<readonly Booking[] | undefined>;
  /**
   * A conflict when it was changed since, has begun, or when the time is not free. Missing where nobody could tell the
   * visitor.
   */
  change?: {
    move(booking: Booking, to: Date): Promise<Result>;
    cancel(booking: Booking): Promise<Result>;
  };
  /** Missing where nobody could serve it. */
  feed?: CalendarFeed;
}

/** The pair is wrong, or cannot be checked: then a text says why. */
export type SignIn =
  | { ok: true }
  | { ok: false; reason: 'wrong' }
  | { ok: false; reason: 'unavailable'; message: string };

/** One browser in which the owner is signed in. */
export interface SessionEntry {
  id: string;
  createdAt: string;
  seenAt: string;
  /** What the browser says it is. */
  agent: string;
  /** The one that asks. */
  isThis: boolean;
}

/** What the owner can do about the account; a latch has none. */
export interface Account {
  /** Makes the owner of a site that has none, and signs them in. The token was printed by the server. */
  setUp(token: string, email: string, password: string): Promise<Result>;
  sessions: View<readonly SessionEntry[] | undefined>;
  signOutEverywhere(): Promise<Result>;
  /** All other sessions end. */
  changePassword(current: string, next: string): Promise<Result>;
}

export interface Gate {
  /** Null when nobody is. Whoever signs out in one place is signed out in all of them. */
  user: View<User | null>;
  signIn(email: string, password: string): Promise<SignIn>;
  signOut(): Promise<Result>;
  account?: Account;
}

/** What a collection of the site held before what it holds now. */
export interface EarlierVersion {
  id: string;
  /** Null for the time before the first save. */
  savedAt: string | null;
}

/** The value is null where nothing was saved: the site showed what it was made from. */
export type VersionRead<K extends SiteKey> = { ok: true; value: Content[K] | null } | Refusal;

/** To restore a version is to save its value: what that replaces is kept as well. */
export interface History {
  /** The last fifty at most, newest first; `undefined` until the first answer is there. */
  versions(key: SiteKey): View<readonly EarlierVersion[] | undefined>;
  /** A conflict when it is not kept any more. */
  read<K extends SiteKey>(key: K, id: string): Promise<VersionRead<K>>;
}

export interface OlderPosts {
  /** What has been fetched so far, newest first. */
  posts: readonly BlogPost[];
  /** The page of the list that comes next; undefined when there are no more. */
  next: number | undefined;
}

/** The posts behind those with which a page of the list came. */
export interface Archive {
  /** Which page it is, counted from one. */
  page: number;
  older: View<OlderPosts>;
  /** Fetches the page that comes next. When it cannot be had, the link to it still leads there. */
  fetchNext(): void;
}

/** A file that was uploaded before is the picture that it became then, with the description that it has. */
export type Upload =
  | { ok: true; picture: LibraryPicture; wasKnown: boolean; wasAnimated: boolean }
  | Refusal;

/** The owner's pictures. A field holds the address of one. */
export interface Media {
  /** Newest first; `undefined` until the first answer is there. */
  pictures: View<readonly LibraryPicture[] | undefined>;
  /** A file that cannot be taken is `corrupt`, and the failure says why. `onProgress` hears the part that is sent. */
  upload(file: File, alt: string, onProgress?: (part: number) => void): Promise<Upload>;
  /** The picture of an address as a small one that is a text itself; undefined when it is not there. */
  small(address: string): Promise<string | undefined | Refusal>;
  /** A conflict when it is not there any more. */
  describe(id: string, alt: string): Promise<Result>;
  /**
   * Of those that are there. Whatever still shows one shows no picture then: a conflict where that are others than `used`,
   * those that the owner was told about.
   */
  remove(ids: readonly string[], used?: readonly string[]): Promise<Result>;
}

/** What a public page has. */
export interface SitePorts {
  store: Store;
  desk: Desk;
  /** Missing where the list is one page. */
  archive?: Archive | undefined;
}

/** What the admin has. */
export interface AdminPorts extends SitePorts {
  inbox: Inbox;
  calls: Calls;
  questions: Questions;
  gate: Gate;
  history: History;
  /** Missing where pictures are kept inside of the content. */
  media?: Media | undefined;
}
