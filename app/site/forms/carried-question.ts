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

/** Puts it into the form, unless something is written there already. */
export function takeQuestion(goal: Goal, form: HTMLFormElement | null): void {
  const field = form?.querySelector('textarea');
  try {
    const question = sessionStorage.getItem(NAME + goal);
    if (!question || !field || field.value) return;
    field.value = question;
    sessionStorage.removeItem(NAME + goal);
  } catch {
    // Nothing was carried.
  }
}
