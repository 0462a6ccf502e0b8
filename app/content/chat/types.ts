// What the assistant knows, recognises and says.
import type { About } from '../about.ts';
import type { Chatbot } from '../chatbot.ts';
import type { Project } from '../projects.ts';
import type { SectionId } from '../sections.ts';
import type { Service } from '../services.ts';
import type { Skills } from '../skills.ts';

/** Of two topics that fit a message equally well, the earlier one answers. */
export const CHAT_TOPICS = [
  'contactInfo',
  'booking',
  'startProcess',
  'services',
  'experience',
  'tech',
  'pricing',
  'timeline',
  'process',
  'portfolio',
  'mobile',
  'maps',
  'payments',
  'maintenance',
  'contact',
  'quality',
] as const;

export type ChatTopic = (typeof CHAT_TOPICS)[number];

const topics: ReadonlySet<string> = new Set(CHAT_TOPICS);

export const isChatTopic = (topic: string): topic is ChatTopic => topics.has(topic);

export type AnswerTopic =
  | ChatTopic
  | 'greeting'
  | 'thanks'
  | 'custom'
  | 'offTopic'
  | 'moreDetail'
  | 'notUnderstood'
  | 'found';

/** Words and phrases, separated by commas or line breaks; case, accents and punctuation are free. */
export type PhraseList = string;

export interface ChatWords {
  greetings: PhraseList;
  thanks: PhraseList;
  /** May stand beside a greeting or thanks without making it a question. */
  fillers: PhraseList;
  topics: Record<ChatTopic, PhraseList>;
  offTopic: PhraseList;
  /** Names of things to build. Every project shares them: as topic words they count least. */
  building: PhraseList;
  /** Dealing with the owner. Like the things to build, it outweighs an off-topic word. */
  dealing: PhraseList;
  /** Hints at a project without saying what is asked. */
  portfolioLike: PhraseList;
  /** Something is broken: it counts twice, or the name of the broken thing would decide. It is about maintenance. */
  problems?: PhraseList;
  /** What a word can end with and still be the same: `s` for a plural. */
  endings?: PhraseList;
  /** What a word can begin with and still be the same: an article. */
  beginnings?: PhraseList;
  /** Words are written together: `Wartungsvertrag`. */
  hasCompounds?: boolean;
  /** What people shorten in a chat: `u=you`. */
  shortForms?: PhraseList;
}

export interface ChatTexts {
  /** For Intl, which joins the lists. */
  locale: string;
  welcome: string;
  greeting: readonly string[];
  thanks: readonly string[];
  offTopic: readonly string[];
  moreDetail: readonly string[];
  notUnderstood: readonly string[];
  /** Before what was found in the owner's own work. */
  found: readonly string[];
  /** Where the question can be taken: to the owner's desk, or into a call. */
  toContact: string;
  toBooking: string;
  /** What a visitor can say about an answer, and what is said then. */
  unhelpful: string;
  noted: string;
  /** An answer is a list of sentences; one that names something the owner left empty is left out. */
  topics: Record<ChatTopic, readonly string[]>;
  /** What `{prices}` stands for, from {landingPrice}, {webMvpPrice} and {mobilePrice}. */
  prices: string;
  /** From {from}, {to} and {currency}. */
  priceRange: string;
  /** From {from} and {to}. */
  weekRange: string;
  /** A service with its from-price, from {title} and {price}. */
  servicePrice: string;
  /** Stands for {name} when the profile has none. */
  nameless: string;
  suggestions: readonly string[];
}

/** One language's part of the assistant. */
export interface ChatPack {
  words: ChatWords;
  texts: ChatTexts;
}

export interface Knowledge {
  /** The owner has begun anew: nothing that the invented one promised is said. */
  isOwn?: boolean | undefined;
  about: About;
  callMinutes: number;
  services: readonly Service[];
  projects: readonly Project[];
  skills: Skills;
  chatbot: Chatbot;
  works: readonly Work[];
  /** The sections that the page does not have. */
  absent?: readonly SectionId[];
  /** What is recognised: the words of the visitor's language and of English. */
  words: readonly ChatWords[];
  /** What is said: the visitor's language. */
  texts: ChatTexts;
  /** What stands in the owner's own words, where those are in another language: that of the page. */
  ownTexts?: ChatTexts | undefined;
}

export interface Answer {
  topic: AnswerTopic;
  text: string;
  /** Of the owner's own answers the one that this is. */
  own?: OwnAnswer;
  /** And how the owner wrote it. */
  written?: string;
  /** A message with two questions: the topic of the second. */
  second?: AnswerTopic;
  /** Where nothing was understood: questions that come closest. */
  closest?: readonly string[];
  /** What the site itself has about it. */
  links?: readonly SiteLink[];
}

export interface OwnAnswer {
  kind: 'query' | 'response';
  id: string;
  /** The question of a query, or the trigger that the message holds. */
  by: string;
}

export interface SiteLink {
  title: string;
  href: string;
}

/** Something of the owner's own work that can be found: a project, a service, a case study, a post. */
export interface Work extends SiteLink {
  id: string;
  text: string;
}
