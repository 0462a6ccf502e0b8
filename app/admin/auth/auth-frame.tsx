import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Star } from '#app/ui/star.tsx';
import { ThemeToggle } from '../layout/theme-toggle.tsx';
import { PUBLIC_HOME } from '../paths.ts';

interface AuthFrameProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** The screens in front of the gate. */
export function AuthFrame({ title, text, children }: AuthFrameProps) {
  const headingId = useId();
  return (
    <main
      tabIndex={-1}
      aria-labelledby={headingId}
      className="relative isolate grid min-h-dvh place-items-center overflow-hidden p-5 outline-none"
    >
      <div
        aria-hidden="true"
        className="lattice -z-10 mask-radial-from-20% absolute inset-0 opacity-70"
      />
      <div className="absolute inset-x-3 top-3 flex items-center justify-between">
        <a
          href={PUBLIC_HOME}
          className="flex min-h-11 items-center gap-2 rounded-md px-3 text-muted text-sm hover:text-ink"
        >
          <ArrowLeft className="size-4" />
          Back to the site
        </a>
        <ThemeToggle />
      </div>
      <div className="grid w-full max-w-md animate-rise gap-8 rounded-xl border bg-raised p-7 shadow-card sm:p-10">
        <header className="grid justify-items-center gap-2 text-center">
          <Star filled className="mb-2 size-11 text-primary-text" />
          <h1 id={headingId} className="text-3xl">
            {title}
          </h1>
          <p className="text-balance text-muted">{text}</p>
        </header>
        {children}
      </div>
    </main>
  );
}
