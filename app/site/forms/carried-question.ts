// A question that the assistant could not answer, on its way to a form, which may be on another page.
const NAME = 'portfolio.question.';

type Goal = 'contact' | 'booking';

export function carryQuestion(goal: Goal, question: string): void {
  try {
    sessionStorage.setItem(NAME + goal, question);
  } catch {
    // Then the form is empty.
  }
}

/** What was put into a field. As long as that is all that stands there, the next question takes its place. */
const carried = new WeakMap<HTMLTextAreaElement, string>();

/** Puts it into the form, unless the visitor has written something there. */
export function takeQuestion(goal: Goal, form: HTMLFormElement | null): void {
  const field = form?.querySelector('textarea');
  try {
    const question = sessionStorage.getItem(NAME + goal);
    if (!question || !field || (field.value && field.value !== carried.get(field))) return;
    field.value = question;
    carried.set(field, question);
    sessionStorage.removeItem(NAME + goal);
  } catch {
    // Nothing was carried.
  }
}
