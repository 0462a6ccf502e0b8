// A form is a table: the names of an item's fields, and what kind of field each is. The rest follows from it.
import type { Field, FieldViews } from './fields/field.ts';

/** A name that the item does not have, or a field for another type of value, does not compile. */
export type Fields<Item, Form = Item> = {
  [Name in keyof Form]: Field<Name extends keyof Item ? Item[Name] : never, Form[Name]>;
};

/** What the form does not offer, by name: optional parts too, so that none of them is just forgotten. */
export type Rest<Item, Form> = { [Name in Exclude<keyof Item, keyof Form>]: Item[Name] };

export type FieldErrors<Form> = Partial<Record<keyof Form, string>>;

type Unnamed = Readonly<Record<string, unknown>>;

/** Under one name stand a field, its input and its value: `Fields` holds their types together, name by name. */
function named<Form>(fields: FieldViews<Form>) {
  return Object.entries(fields) as [string, Field<unknown, unknown>][];
}

export function blankForm<Item, Form>(fields: Fields<Item, Form>): Form {
  return Object.fromEntries(named(fields).map(([name, { blank }]) => [name, blank()])) as Form;
}

export function toForm<Item, Form>(fields: Fields<Item, Form>, item: Item): Form {
  const values = item as Unnamed;
  return Object.fromEntries(
    named(fields).map(([name, field]) => [name, field.toInput(values[name])]),
  ) as Form;
}

/** The item with what the form says. The rest is that of the edited item, or what was made for a new one. */
export function fromForm<Item, Form>(
  fields: Fields<Item, Form>,
  form: NoInfer<Form>,
  rest: Omit<Item, keyof Form> | Rest<Item, Form>,
): Item {
  const [inputs, before] = [form as Unnamed, rest as Unnamed];
  const values = named(fields).map(([name, field]) => [
    name,
    field.toValue(inputs[name], before[name]),
  ]);
  const item = Object.entries({ ...rest, ...Object.fromEntries(values) });
  // A part that may be missing is left out when there is none.
  return Object.fromEntries(item.filter(([, value]) => value !== undefined)) as Item;
}

export function errorsOf<Form>(fields: FieldViews<Form>, form: NoInfer<Form>): FieldErrors<Form> {
  const inputs = form as Unnamed;
  const errors = named(fields).map(([name, field]) => [name, field.error(inputs[name])]);
  return Object.fromEntries(errors.filter(([, error]) => error)) as FieldErrors<Form>;
}

/** The first mistake, with the label of its field. */
export function firstError<Form>(
  fields: FieldViews<Form>,
  form: NoInfer<Form>,
): string | undefined {
  const [first] = Object.entries(errorsOf(fields, form));
  return first && `${fields[first[0] as keyof Form].label}: ${first[1]}`;
}
