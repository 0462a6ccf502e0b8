// The assistant: rules and word lists, no network, the same answer to the same message.
import { type Chatbot, DEFAULT_WELCOME } from '../chatbot.ts';
import { normalise, wordsOf } from './normalise.ts';
import { fill, fillSentences, placeholderValues, type Values } from './placeholders.ts';
import { recognise } from './recognise.ts';
import type { Answer, AnswerTopic, ChatTexts, Knowledge } from './types.ts';

export const SUGGESTION_COUNT = 10;

/** The owner's own answers go first; then courtesies, topics and the two fallbacks. */
export function answer(message: string, knowledge: Knowledge): Answer {
  const values = placeholderValues(knowledge);
  const owned =
    quickResponse(message, knowledge.chatbot, values) ??
    triggeredResponse(message, knowledge.chatbot);
  if (owned !== undefined) return { topic: 'custom', text: fill(owned, values) };
  const topic = recognise(wordsOf(message), knowledge);
  return { topic, text: fillSentences(sentencesFor(topic, knowledge.texts), values) };
}

export function welcome(knowledge: Knowledge): string {
  const own = knowledge.chatbot.welcomeMessage.trim();
  // The built-in greeting goes on being translated.
  const text = own === '' || own === DEFAULT_WELCOME ? knowledge.texts.welcome : own;
  return fill(text, placeholderValues(knowledge));
}

/** The owner's questions, then the built-in ones. */
export function suggestions(knowledge: Knowledge): string[] {
  const values = placeholderValues(knowledge);
  const own = knowledge.chatbot.quickQueries.map(({ text }) => text);
  const distinct = new Map<string, string>();
  for (const text of [...own, ...knowledge.texts.suggestions]) {
    const shown = fill(text, values).trim();
    const key = normalise(shown);
    if (key !== '' && !distinct.has(key)) distinct.set(key, shown);
  }
  return [...distinct.values()].slice(0, SUGGESTION_COUNT);
}

function quickResponse(message: string, chatbot: Chatbot, values: Values): string | undefined {
  const asked = normalise(message);
  if (asked === '') return undefined;
  return chatbot.quickQueries.find(({ text }) => normalise(fill(text, values)) === asked)?.response;
}

/** Of the triggers that the message holds as whole words, the longest decides. */
function triggeredResponse(message: string, chatbot: Chatbot): string | undefined {
  const said = ` ${normalise(message)} `;
  const [longest] = chatbot.responses
    .map(({ trigger, response }) => ({ trigger: normalise(trigger), response }))
    .filter(({ trigger }) => trigger !== '' && said.includes(` ${trigger} `))
    .sort((a, b) => b.trigger.length - a.trigger.length);
  return longest?.response;
}

function sentencesFor(topic: Exclude<AnswerTopic, 'custom'>, texts: ChatTexts): readonly string[] {
  switch (topic) {
    case 'greeting':
    case 'thanks':
    case 'offTopic':
    case 'moreDetail':
      return texts[topic];
    default:
      return texts.topics[topic];
  }
}
