import { type ReactNode, type Ref, useId } from 'react';

interface PanelProps {
  title: string;
  /** For what leaves the focus to it. */
  heading?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** A titled group of fields. */
export function Panel({ title, heading, children }: PanelProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid content-start gap-5 rounded-lg border bg-raised/50 p-5 sm:p-6"
    >
      <h2
        ref={heading}
        id={id}
        tabIndex={heading ? -1 : undefined}
        className="text-lg outline-none"
      >
        {title}
      </h2>
      {children}
    </section>
  );
}
