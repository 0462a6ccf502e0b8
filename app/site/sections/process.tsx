import { useSiteContent } from '#app/i18n/use-site-content.ts';
import { Star } from '#app/ui/star.tsx';
import { Section } from '../section.tsx';

export function Process() {
  const steps = useSiteContent('processSteps');
  return (
    <Section id="process-flow" sunken>
      <ol className="grid grid-cols-1 gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map(({ id, title, description }, index) => (
          <li key={id} className="relative">
            <div className="mb-6 flex items-center gap-3">
              <span className="relative grid size-14 shrink-0 place-content-center">
                <Star className="absolute inset-0 size-full text-primary-text [stroke-width:3]" />
                <span className="label relative text-base">{index + 1}</span>
              </span>
              <span className="h-px flex-1 bg-line-strong/50" />
            </div>
            <h3 className="mb-2 text-xl">{title}</h3>
            <p className="text-muted">{description}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
