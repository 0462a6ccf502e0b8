import type { ReactNode } from 'react';

/** Shows what visitors will see. It is not part of the form, so nothing in it can be reached. */
export function Preview({ children, label = 'Preview' }: { children: ReactNode; label?: string }) {
  return (
    <div className="grid content-start gap-3 xl:sticky xl:top-34 xl:self-start">
      <p className="label text-faint">{label}</p>
      <div inert>{children}</div>
    </div>
  );
}
