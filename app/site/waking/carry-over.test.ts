// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { carryOver, rememberAsleep } from './carry-over.ts';

afterEach(() => document.body.replaceChildren());

function makeForm(): HTMLElement {
  const part = document.createElement('div');
  part.innerHTML = `<form>
    <input name="email"><textarea name="message"></textarea>
    <select name="services"><option></option><option>Design</option></select>
    <input type="checkbox" name="agree" value="yes"><input>
  </form>`;
  document.body.replaceChildren(part);
  return part;
}

const fieldOf = (part: HTMLElement, name: string) =>
  part.querySelector(`[name=${name}]`) as HTMLInputElement;

test('what was filled in goes along into a part that is made anew, and so does the focus', () => {
  const asleep = makeForm();
  rememberAsleep('form', asleep);
  fieldOf(asleep, 'email').value = 'ada@example.com';
  fieldOf(asleep, 'services').value = 'Design';
  fieldOf(asleep, 'message').focus();
  fieldOf(asleep, 'message').value = 'Hello';
  const awake = makeForm();
  carryOver('form', awake);
  expect(fieldOf(awake, 'email').value).toBe('ada@example.com');
  expect(fieldOf(awake, 'message').value).toBe('Hello');
  expect(fieldOf(awake, 'services').value).toBe('Design');
  expect(document.activeElement).toBe(fieldOf(awake, 'message'));
  expect(fieldOf(awake, 'agree').value).toBe('yes');
});

test('a part that wakes as it slept is left alone', () => {
  const part = makeForm();
  rememberAsleep('form', part);
  fieldOf(part, 'email').value = 'ada@example.com';
  carryOver('form', part);
  expect(fieldOf(part, 'email').value).toBe('ada@example.com');
});

test('it happens once', () => {
  const asleep = makeForm();
  rememberAsleep('form', asleep);
  fieldOf(asleep, 'email').value = 'ada@example.com';
  carryOver('form', makeForm());
  const later = makeForm();
  carryOver('form', later);
  expect(fieldOf(later, 'email').value).toBe('');
});
