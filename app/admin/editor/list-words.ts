// What a list of things says, from what one of them is called: `case study`.
import type { Toast } from '#app/ui/toast.ts';

export interface ListWords {
  heading: string;
  addLabel: string;
  saveLabel: string;
  /** Said when a required field is empty. */
  incomplete: Toast;
  added?: Toast;
  deleted: Toast;
  /** What the public page shows while the list is empty, where that is not nothing. */
  whenEmpty?: string;
}

/** Of a list that the page is not without. */
export const STAND_INS = 'The built-in ones show until you add your own or hide the section.';

export const INCOMPLETE: Toast = { title: 'Error', text: 'Please fill in all required fields.' };

export function listWords(noun: string): ListWords {
  const name = titled(noun);
  return {
    heading: capitalised(plural(noun)),
    addLabel: `Add ${name}`,
    saveLabel: `Save ${name}`,
    incomplete: INCOMPLETE,
    deleted: { title: `${name} Deleted`, text: 'Save to take it off the public page.' },
  };
}

/** The words of a list whose page says Save All, where they are others. */
export function saveAllWords(noun: string, required: readonly string[]): Partial<ListWords> {
  const name = capitalised(noun);
  return {
    incomplete: { title: `${required.join(' and ')} are required` },
    added: { title: `${name} added`, text: 'Save all to show it on the public page.' },
    deleted: { title: `${name} removed`, text: 'Save all to take it off the public page.' },
  };
}

/** `case study` as `case studies`. */
function plural(noun: string): string {
  return /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
}

function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `case study` as `Case Study`. */
export function titled(words: string): string {
  return words.split(' ').map(capitalised).join(' ');
}
