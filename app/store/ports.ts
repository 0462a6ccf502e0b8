// What differs between the modes, beside the place where texts are kept (adapter.ts): the desk takes in what visitors
// send. It has a suite of its own (desk-contract.ts) that every adapter passes.
import type { TakenSlot } from '#app/content/booking.ts';
import type { Outgoing } from '#app/content/requests.ts';
import type { Result } from './adapter.ts';
import type { Store } from './store.ts';

/** Something that changes by itself, as a component follows it. */
export interface View<T> {
  /** The same value until it changes. */
  get(): T;
  /** What an adapter has to ask for, it asks for while somebody listens. */
  subscribe(listener: () => void): () => void;
}

export interface Desk {
  /**
   * Brings a request to the inbox: whole or not at all, and once, however often it is sent. What is no request is
   * `corrupt`; a booking is a `conflict` when its slot was taken, or had begun, before it arrived.
   */
  send(outgoing: Outgoing): Promise<Result>;
  /** Which slots of these days are taken, and never by whom. Both ends belong to them. */
  takenSlots(from: string, to: string): View<readonly TakenSlot[]>;
}

/** What a page has. */
export interface SitePorts {
  store: Store;
  desk: Desk;
}
