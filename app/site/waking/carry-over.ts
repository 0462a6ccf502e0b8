// What stood in the fields of a part while it slept, where the part had to be made anew: something was put between its
// elements, by a password manager say, and React could not take them over.
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const asleep = new Map<string, Element>();
/** The field that was used last, which a part that is made anew takes the focus from. */
let used: EventTarget | null = null;

/** As it came with the page. */
export function rememberAsleep(name: string, part: Element): void {
  asleep.set(name, part);
  part.addEventListener('focusin', ({ target }) => {
    used = target;
  });
}

/** Puts what was filled in, and the focus, into the part that has taken the place of the one that slept. */
export function carryOver(name: string, awake: Element | null): void {
  const before = asleep.get(name);
  asleep.delete(name);
  if (!before || !awake || before === awake) return;
  const filled = new Map(fieldsOf(before).map((field) => [field.name, field]));
  for (const field of fieldsOf(awake)) {
    const old = filled.get(field.name);
    if (!old) continue;
    if (old.value) field.value = old.value;
    if (old === used && document.activeElement === document.body) field.focus();
  }
}

function fieldsOf(part: Element): Field[] {
  const fields = part.querySelectorAll<Field>('input, textarea, select');
  return [...fields].filter(({ type, name }) => name && type !== 'checkbox' && type !== 'radio');
}
