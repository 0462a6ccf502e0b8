import { Said } from '#app/i18n/said.tsx';
import { useSiteContent } from '#app/i18n/use-site-content.ts';
import { Star } from '#app/ui/star.tsx';
import { Section } from '../section.tsx';

export function Process() {
  const steps = useSiteContent('processSteps');
  return (
    <Section id="process-flow" sunken>
      <ol className="grid grid-cols-1 gap-x-6 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map(({ id, title, description }, index) => (
          <li key={id} className="flex gap-4 pb-5 last:pb-0 lg:block">
            <span className="flex items-center gap-3 max-lg:flex-col lg:mb-5">
              <span className="relative grid size-11 shrink-0 place-content-center lg:size-14">
                <Star className="absolute inset-0 size-full text-primary-text [stroke-width:3]" />
                <span className="label relative text-base">{index + 1}</span>
              </span>
              <span className="flex-1 bg-line-strong/50 max-lg:w-px lg:h-px" />
            </span>
            <div>
              <h3 className="mb-1 text-lg lg:mb-2 lg:text-xl">
                <Said>{title}</Said>
              </h3>
              <p className="text-muted">
                <Said>{description}</Said>
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
