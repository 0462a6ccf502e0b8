export type ClassName = string | false | null | undefined;

/** Joins the class names that apply. */
export function classNames(...names: ClassName[]): string {
  return names.filter(Boolean).join(' ');
}
