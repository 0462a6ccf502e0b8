// Pages and counts of the inbox. To count 100,000 messages takes longer than to show a page of them, and so does the way
// to the middle of them: both are remembered until something in the inbox changes.
import type { Kysely } from 'kysely';
import type { MessageFilter } from '#app/content/find-messages.ts';
import type { MessageCounts, MessagePage } from '#app/store/ports.ts';
import {
  countsOf,
  firstFound,
  messagesAt,
  type Place,
  pageOfMessages,
  placeFurtherOn,
  type Tally,
  tallyMessages,
  totalOf,
} from './db/inbox-queries.ts';
import type { Tables } from './db/tables.ts';
import type { Events } from './events.ts';

/** How many searches are remembered: whoever scrolls in what was found may ask more than once. */
const SEARCHES_MAX = 20;
/** So many messages lie between two places that are remembered. */
const STEP = 1000;
/** So many messages behind a page of a search are looked for, to know whether there are more. */
const AHEAD = 50;

export interface InboxReader {
  counts(): Promise<MessageCounts>;
  page(filter: MessageFilter, from: number, count: number): Promise<MessagePage>;
  /** As many as the filter lets through, however many that are. */
  total(filter: MessageFilter): Promise<number>;
}

export function createInboxReader(db: Kysely<Tables>, events: Pick<Events, 'listen'>): InboxReader {
  /** By the words that were searched for. */
  let tallies = new Map<string, Promise<Tally>>();
  /** By the filter: the places of every so many messages, as far as somebody has been. */
  let walks = new Map<string, Promise<Place[]>>();

  events.listen((change) => {
    if (change !== 'inbox' && change !== 'any') return;
    tallies = new Map();
    walks = new Map();
  });

  function tallyOf(words: string): Promise<Tally> {
    const mine = tallies;
    const known = mine.get(words);
    if (known) return known;
    const tally = tallyMessages(db, words);
    mine.set(words, tally);
    // What failed is not remembered.
    tally.catch(() => mine.delete(words));
    const [oldest] = mine.keys();
    if (mine.size > SEARCHES_MAX && oldest !== undefined) mine.delete(oldest);
    return tally;
  }

  /** One after the other: who jumps twice does not go the same way twice. */
  function placesUntil(filter: MessageFilter, count: number): Promise<Place[]> {
    const mine = walks;
    const { folder, status, kind } = filter;
    const name = [folder, status, kind].join();
    const places = (mine.get(name) ?? Promise.resolve([])).then(async (known) => {
      const all = [...known];
      while (all.length < count) {
        const next = await placeFurtherOn(db, filter, all.at(-1), STEP);
        if (!next) break;
        all.push(next);
      }
      return all;
    });
    mine.set(name, places);
    places.catch(() => mine.delete(name));
    return places;
  }

  async function pageOfAll(filter: MessageFilter, from: number, count: number) {
    const steps = Math.floor(from / STEP);
    const places = steps > 0 ? await placesUntil(filter, steps) : [];
    const before = Math.min(steps, places.length);
    return pageOfMessages(db, filter, {
      place: places[before - 1],
      from: from - before * STEP,
      count,
    });
  }

  async function total({ query, ...filter }: MessageFilter): Promise<number> {
    return totalOf(await tallyOf(query.trim()), filter);
  }

  async function pageOfFound(filter: MessageFilter, from: number, count: number) {
    const most = from + count + AHEAD;
    const ids = await firstFound(db, filter, most + 1);
    const messages = await messagesAt(db, ids.slice(from, from + count));
    return ids.length > most
      ? { messages, total: most, isMore: true }
      : { messages, total: ids.length };
  }

  return {
    counts: async () => countsOf(await tallyOf('')),
    total,
    async page(filter, from, count) {
      if (filter.query.trim() !== '') return pageOfFound(filter, from, count);
      const [messages, all] = await Promise.all([pageOfAll(filter, from, count), total(filter)]);
      return { messages, total: all };
    },
  };
}
