/** What an error says, for people. Node tries several addresses of a host, and then says nothing but all their errors. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.message) return error.message;
  const said = error instanceof AggregateError ? error.errors.map(messageOf) : [];
  return said.join('; ') || error.name;
}
