/** A text with what belongs into its gaps, such as `{{name}}`. One that nothing is known of stays as it was written. */
export function fillGaps(text: string, values: object): string {
  const of = values as Record<string, unknown>;
  return text.replace(/\{\{(\w+)\}\}/g, (gap, name) => String(of[name] ?? gap));
}
