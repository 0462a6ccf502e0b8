import { useSiteContent } from '#app/i18n/use-site-content.ts';
import { Card } from '#app/ui/card.tsx';
import { Section } from '../section.tsx';

export function ClientSuccess() {
  const { metrics, promises } = useSiteContent('clientSuccess');
  return (
    <Section id="client-success" sunken>
      {metrics.length > 0 && (
        <dl className="grid grid-cols-2 gap-y-8 lg:grid-cols-4">
          {metrics.map(({ id, value, label }) => (
            <div
              key={id}
              className="flex flex-col-reverse justify-end gap-2 border-s-2 border-primary-text/60 ps-5"
            >
              <dt className="text-muted">{label}</dt>
              <dd className="font-bold text-[clamp(2.25rem,5.5vw,4.25rem)] leading-none tracking-tight">
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {promises.length > 0 && (
        <ul className="mt-14 grid gap-5 md:grid-cols-3">
          {promises.map(({ id, title, figure, description }) => (
            <Card as="li" key={id} className="grid content-start gap-2 p-6">
              <p className="label text-accent-text">{figure}</p>
              <h3 className="text-xl">{title}</h3>
              <p className="text-muted">{description}</p>
            </Card>
          ))}
        </ul>
      )}
    </Section>
  );
}
