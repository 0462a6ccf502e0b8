import { TRAP_FIELD } from '#app/content/request-options.ts';

/** A field that no person sees, hears or reaches, and that no browser fills in. Machines fill in everything. */
export function Trap() {
  return (
    <div aria-hidden="true" className="sr-only">
      <input name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
