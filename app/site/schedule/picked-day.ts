/** A date of the owner's calendar as the date picker of the visitor's has it: midnight, wherever that is. */
export function pickedDay(date: string): Date {
  return new Date(`${date}T00:00`);
}
