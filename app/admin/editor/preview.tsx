import type { ReactNode } from 'react';
import { languagesOf } from '#app/content/site-languages.ts';
import { directionOf } from '#app/i18n/languages.ts';
import { useContent } from '#app/store/use-content.tsx';

/** Shows what visitors will see. It is not part of the form, so nothing in it can be reached. */
export function Preview({ children, label = 'Preview' }: { children: ReactNode; label?: string }) {
  const { main } = languagesOf(useContent('settings'));
  return (
    <div className="grid content-start gap-3 xl:sticky xl:top-34 xl:self-start">
      <p className="label text-faint">{label}</p>
      {/* Its width is given: to ask what a long word would like takes seconds. */}
      <div inert dir={directionOf(main)} className="contain-inline-size">
        {children}
      </div>
    </div>
  );
}
