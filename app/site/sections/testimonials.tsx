import { useTranslation } from 'react-i18next';
import { RATING_MAX } from '#app/content/testimonials.ts';
import { useSiteContent } from '#app/i18n/use-site-content.ts';
import { classNames } from '#app/lib/class-names.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Card } from '#app/ui/card.tsx';
import { Star } from '#app/ui/star.tsx';
import { Section } from '../section.tsx';

const STARS = Array.from({ length: RATING_MAX }, (_, at) => at + 1);

export function Testimonials() {
  const { t } = useTranslation();
  const clients = useSiteContent('testimonials');
  return (
    <Section id="testimonials">
      <ul className="grid grid-cols-1 gap-5 lg:grid-cols-3">
        {clients.map((client) => (
          <li key={client.id}>
            <Card as="figure" className="flex h-full flex-col gap-6 p-6">
              <div
                role="img"
                aria-label={t('testimonials.rating', { rating: client.rating })}
                className="flex gap-1"
              >
                {STARS.map((star) => (
                  <Star
                    key={star}
                    filled
                    className={classNames(
                      'size-4',
                      star <= client.rating ? 'text-primary-text' : 'text-line',
                    )}
                  />
                ))}
              </div>
              <blockquote className="flex-1 text-lg leading-relaxed">
                <p>{client.text}</p>
              </blockquote>
              {/* A caption is the last thing in a figure, though not the last that one sees. */}
              {client.project && <Badge className="order-last self-start">{client.project}</Badge>}
              <figcaption className="flex items-center gap-4 border-t pt-5">
                <span
                  aria-hidden="true"
                  className="clip-star grid size-14 shrink-0 place-content-center bg-primary font-semibold text-sm text-on-primary"
                >
                  {client.image}
                </span>
                <span className="grid gap-0.5">
                  <span className="font-semibold">{client.name}</span>
                  <span className="text-muted text-sm">
                    {client.role && client.company
                      ? t('testimonials.position', client)
                      : client.role || client.company}
                  </span>
                </span>
              </figcaption>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}
