// How many messages there are of every sort, counted once for each state of the inbox: to count 100,000 takes longer than
// to show a page of them.
import type { Kysely } from 'kysely';
import type { MessageFilter } from '#app/content/find-messages.ts';
import { countsOf, type Tally, tallyMessages, totalOf } from './db/inbox.ts';
import type { Tables } from './db/tables.ts';
import type { Events } from './events.ts';

/** How many searches are remembered: whoever scrolls in what was found asks for each page. */
const SEARCHES_MAX = 20;

export interface InboxCounts {
  all(): Promise<ReturnType<typeof countsOf>>;
  /** As many as the filter lets through. */
  of(filter: MessageFilter): Promise<number>;
}

export function createInboxCounts(db: Kysely<Tables>, events: Pick<Events, 'listen'>): InboxCounts {
  /** By the words that were searched for. */
  let tallies = new Map<string, Promise<Tally>>();

  events.listen((change) => {
    if (change === 'inbox' || change === 'any') tallies = new Map();
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

  return {
    all: async () => countsOf(await tallyOf('')),
    of: async ({ query, ...filter }) => totalOf(await tallyOf(query.trim()), filter),
  };
}
