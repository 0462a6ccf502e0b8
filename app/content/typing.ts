// The hero's typing animation as a rule: what to show next, and how long what is shown stands.
import { DELETING_CHARACTER_MS, TYPING_CHARACTER_MS, TYPING_PAUSE_MS } from './timing.ts';

export interface Typing {
  title: number;
  length: number;
  isDeleting: boolean;
}

/** A sign that is written in two halves is typed at once. */
const lettersOf = (title = '') => [...title];

/** The first title, complete: what the page shows before any script runs. */
export function startTyping(titles: readonly string[]): Typing {
  return { title: 0, length: lettersOf(titles[0]).length, isDeleting: false };
}

export function typedText(titles: readonly string[], { title, length }: Typing): string {
  return lettersOf(titles[title % titles.length])
    .slice(0, length)
    .join('');
}

/** How long a state stands before the next one. */
export function typingDelay(titles: readonly string[], state: Typing): number {
  if (state.isDeleting) return DELETING_CHARACTER_MS;
  const isComplete = state.length >= lettersOf(titles[state.title]).length;
  return isComplete ? TYPING_PAUSE_MS : TYPING_CHARACTER_MS;
}

export function nextTyping(titles: readonly string[], state: Typing): Typing {
  const full = lettersOf(titles[state.title]).length;
  if (!state.isDeleting) {
    return state.length < full
      ? { ...state, length: state.length + 1 }
      : { ...state, length: full - 1, isDeleting: true };
  }
  if (state.length > 0) return { ...state, length: state.length - 1 };
  return { title: (state.title + 1) % titles.length, length: 1, isDeleting: false };
}
