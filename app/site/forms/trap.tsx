// A field that no person sees, hears or reaches, and that no browser fills in. Machines fill in everything.

/** Called like nothing that a browser knows about its user. */
export const TRAP = 'remarks';

export function Trap() {
  return (
    <div aria-hidden="true" className="sr-only">
      <input name={TRAP} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
