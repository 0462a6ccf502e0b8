import { Said } from '#app/i18n/said.tsx';
import { useSiteContent } from '#app/i18n/use-site-content.ts';
import { Star } from '#app/ui/star.tsx';
import { Section } from '../section.tsx';

/** So many figures leave a crossing in their middle. */
const TILES = 4;

export function ClientSuccess() {
  const { metrics, promises } = useSiteContent('clientSuccess');
  return (
    <Section id="client-success" sunken>
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-2 lg:items-center">
        {metrics.length > 0 && (
          <div className="relative">
            <dl className="grid grid-cols-2">
              {metrics.map(({ id, value, label }) => (
                <div
                  key={id}
                  className="flex flex-col-reverse justify-end py-4 nth-of-type-[odd]:border-e nth-of-type-[odd]:pe-5 nth-of-type-[even]:ps-8 nth-of-type-[n+3]:border-t lg:py-7"
                >
                  <dt className="text-muted">
                    <Said>{label}</Said>
                  </dt>
                  <dd className="font-bold text-[min(11vw,clamp(2.5rem,6vw,5rem))] leading-none tracking-tight">
                    <bdi>{value}</bdi>
                  </dd>
                </div>
              ))}
            </dl>
            {metrics.length === TILES && (
              <Star className="absolute inset-0 m-auto size-9 bg-sunken text-primary-text lg:size-14" />
            )}
          </div>
        )}
        {promises.length > 0 && (
          <ul className="border-t">
            {promises.map(({ id, title, figure, description }) => (
              <li key={id} className="border-b py-3 sm:py-4">
                <h3 className="inline text-lg">
                  <Said>{title}</Said>
                </h3>
                <p className="label float-end pt-1 text-accent-text">
                  <bdi>
                    <Said>{figure}</Said>
                  </bdi>
                </p>
                <p className="text-muted">
                  <Said>{description}</Said>
                </p>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}
