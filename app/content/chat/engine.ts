// The assistant: rules and word lists, no network, the same answer to the same message.

import { closestTopics } from './closest.ts';
import { DEFAULT_WELCOME } from './default-welcome.ts';
import { normalise, wordsOf } from './normalise.ts';
import { isWithoutForm, leadsNowhere } from './on-this-page.ts';
import { listPhrases } from './phrases.ts';
import { fill, fillSentences, hasHole, placeholderValues, type Values } from './placeholders.ts';
import { questionsIn } from './questions-in.ts';
import { readerOf } from './reader.ts';
import { phraseWeight, recognise } from './recognise.ts';
import { askable, isTrue } from './true-of-anybody.ts';
import {
  type Answer,
  type AnswerTopic,
  type ChatTexts,
  type ChatTopic,
  isChatTopic,
  type Knowledge,
  type OwnAnswer,
} from './types.ts';
import { findWorks, isAboutWork } from './works.ts';

export const SUGGESTION_COUNT = 10;

type BuiltIn = Exclude<AnswerTopic, 'custom'>;

/**
 * What the message asks for, and what was answered before if the message only goes on from there. The owner's own
 * answers compete with the built-in ones: theirs goes first unless more of the message speaks for another topic.
 */
export function answer(message: string, knowledge: Knowledge, before?: ChatTopic): Answer {
  const values = placeholderValues(knowledge);
  const ownValues = ownValuesOf(knowledge, values);
  const quick = quickResponse(message, knowledge.chatbot, ownValues);
  if (quick && !hasHole(quick.response, ownValues)) return custom(quick);
  const words = wordsOf(message);
  const { topic, score } = recognise(words, knowledge);
  const own = triggeredResponse(message, knowledge.chatbot);
  if (own && !hasHole(own.response, ownValues) && isMeant(own)) return custom(own);
  const topics = questionsIn(message, knowledge, topic, before);
  const [first = topic] = topics;
  const links = isAboutWork(first) ? findWorks(words, knowledge) : [];
  if (links.length > 0 && first === 'notUnderstood') return { ...said('found'), links };
  const found = said(first, topics[1]);
  if (first === 'notUnderstood') return { ...found, closest: closestQuestions(words, knowledge) };
  return links.length > 0 ? { ...found, links } : found;

  /** More of the message speaks for it, or it is the owner's own answer to the same thing. */
  function isMeant(response: OwnResponse): boolean {
    if (weightOf(response, words, knowledge) > score) return true;
    const alone = recognise(response.by.split(' '), knowledge);
    return alone.topic === topic && alone.score * OWN_SHARE >= score;
  }

  function custom({ response, ...of }: OwnResponse): Answer {
    return { topic: 'custom', text: fill(response, ownValues), own: of, written: response };
  }

  function said(main: BuiltIn, second?: BuiltIn): Answer {
    const texts = [main, second ?? []]
      .flat()
      .map((each) => fillSentences(sentencesFor(each, knowledge), values))
      .filter(Boolean);
    if (texts.length === 0) return said('moreDetail');
    return { topic: main, text: texts.join('\n\n'), ...(second && { second }) };
  }
}

/** What the owner wrote is in the language of the page, whatever that of the question is. */
function ownValuesOf({ ownTexts, ...knowledge }: Knowledge, values: Values): Values {
  if (!ownTexts || ownTexts === knowledge.texts) return values;
  return placeholderValues({ ...knowledge, texts: ownTexts });
}

export function welcome(knowledge: Knowledge): string {
  return fill(ownWelcome(knowledge) || knowledge.texts.welcome, placeholderValues(knowledge));
}

/** How the owner greets; empty where the built-in greeting goes on being translated. */
export function ownWelcome({ chatbot }: Knowledge): string {
  const own = chatbot.welcomeMessage.trim();
  return own === DEFAULT_WELCOME ? '' : own;
}

/** The owner's questions, then the built-in ones. */
export function suggestions(knowledge: Knowledge): string[] {
  const values = placeholderValues(knowledge);
  const own = knowledge.chatbot.quickQueries.map(({ text }) => text);
  const distinct = new Map<string, string>();
  for (const text of [...own, ...askable(knowledge)]) {
    const shown = fill(text, values).trim();
    const key = normalise(shown);
    if (key !== '' && !distinct.has(key)) distinct.set(key, shown);
  }
  return [...distinct.values()].slice(0, SUGGESTION_COUNT);
}

/** Of the built-in questions those about the topics that come closest, filled up with the first ones. */
function closestQuestions(words: readonly string[], knowledge: Knowledge): string[] {
  const all = suggestedTopics(knowledge);
  const close = closestTopics(words, knowledge).flatMap(
    (topic) => all.find((each) => each.topic === topic) ?? [],
  );
  const values = placeholderValues(knowledge);
  return [...new Set([...close, ...all])]
    .slice(0, CLOSEST_COUNT)
    .map(({ text }) => fill(text, values));
}

const topicsOf = new WeakMap<ChatTexts, { text: string; topic: AnswerTopic }[]>();

/** What the built-in questions are about does not change. */
function suggestedTopics(knowledge: Knowledge) {
  const { texts } = knowledge;
  const known =
    topicsOf.get(texts) ??
    texts.suggestions.map((text) => ({ text, topic: recognise(wordsOf(text), knowledge).topic }));
  topicsOf.set(texts, known);
  return known.filter(({ text }) => askable(knowledge).includes(text));
}

/** How many questions are offered where nothing was understood. */
const CLOSEST_COUNT = 3;

/** A trigger is about the same thing as the message if it says half of what speaks for it there. */
const OWN_SHARE = 2;

type OwnResponse = OwnAnswer & { response: string };

function quickResponse(
  message: string,
  chatbot: Knowledge['chatbot'],
  values: Values,
): OwnResponse | undefined {
  const asked = normalise(message);
  if (asked === '') return undefined;
  const query = chatbot.quickQueries.find(({ text }) => normalise(fill(text, values)) === asked);
  return query && { kind: 'query', id: query.id, by: asked, response: query.response };
}

/** Of the triggers that the message holds as whole words, the longest. A response can have several. */
function triggeredResponse(
  message: string,
  chatbot: Knowledge['chatbot'],
): OwnResponse | undefined {
  const said = ` ${normalise(message)} `;
  const [longest] = chatbot.responses
    .flatMap(({ id, trigger, response }) =>
      listPhrases(trigger).map(
        (phrase): OwnResponse => ({
          kind: 'response',
          id,
          by: normalise(phrase),
          response,
        }),
      ),
    )
    .filter(({ by }) => by !== '' && said.includes(` ${by} `))
    .sort((a, b) => b.by.length - a.by.length);
  return longest;
}

/**
 * As a phrase of its words counts among the built-in ones. Who says nothing else means it, and so does who says a word
 * that nobody but the owner knows.
 */
function weightOf({ by }: OwnResponse, message: readonly string[], knowledge: Knowledge): number {
  const spoken = by.split(' ');
  const readers = knowledge.words.map((words) => readerOf(words, knowledge));
  const isOwn = spoken.some((word) => !readers.some(({ knows }) => knows(word)));
  if (isOwn || spoken.length === message.length) return Number.POSITIVE_INFINITY;
  return phraseWeight(spoken.length) / Math.max(...readers.map(({ spread }) => spread(spoken)));
}

function sentencesFor(asked: BuiltIn, knowledge: Knowledge): readonly string[] {
  const { texts } = knowledge;
  if (!isChatTopic(asked)) return texts[asked];
  const of = (topic: ChatTopic) =>
    texts.topics[topic].filter(
      (_, at) => !leadsNowhere(topic, at, knowledge) && isTrue(topic, at, knowledge),
    );
  // The last one about reaching the owner says that this is no person.
  return isWithoutForm(asked, knowledge)
    ? [...of('contactInfo'), ...of(asked).slice(-1)]
    : of(asked);
}
