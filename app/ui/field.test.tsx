import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Field } from './field.tsx';
import { Input, Select } from './input.tsx';
import { Switch } from './toggle.tsx';

afterEach(cleanup);

/** The texts that describe a control to whoever cannot see them. */
function descriptions(control: Element): (string | null | undefined)[] {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent);
}

test('a label names its control, and a plain control has nothing else', () => {
  render(<Field label="Title">{(control) => <Input {...control} />}</Field>);
  const input = screen.getByLabelText('Title') as HTMLInputElement;
  expect(input.required).toBe(false);
  expect(input.hasAttribute('aria-invalid')).toBe(false);
  expect(input.hasAttribute('aria-describedby')).toBe(false);
});

test('a required control says so itself; the star is for the eye', () => {
  render(
    <Field label="Title" required>
      {(control) => <Input {...control} />}
    </Field>,
  );
  const input = screen.getByLabelText('Title') as HTMLInputElement;
  expect(input.required).toBe(true);
  expect(document.querySelector('label > span')?.getAttribute('aria-hidden')).toBe('true');
});

test('an error marks its control and is read before the hint', () => {
  render(
    <Field label="Title" hint="Short is good." error="Please fill in this field.">
      {(control) => <Input {...control} />}
    </Field>,
  );
  const input = screen.getByLabelText('Title');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(descriptions(input)).toEqual(['Please fill in this field.', 'Short is good.']);
});

test('a choice begins with its placeholder, which is no choice', () => {
  const options = [{ value: 'a', label: 'First' }];
  render(<Select aria-label="Kind" placeholder="Choose one" options={options} required />);
  const select = screen.getByLabelText('Kind') as HTMLSelectElement;
  expect([...select.options].map(({ value, text }) => [value, text])).toEqual([
    ['', 'Choose one'],
    ['a', 'First'],
  ]);
  expect(select.checkValidity()).toBe(false);
});

test('a switch is named by its label and described by its hint', () => {
  render(<Switch label="Published" hint="Visitors see it." />);
  const toggle = screen.getByRole('switch', { name: 'Published' });
  expect(descriptions(toggle)).toEqual(['Visitors see it.']);
});
