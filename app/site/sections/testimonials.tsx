import { RATING_MAX } from '#app/content/rating.ts';
import { Said } from '#app/i18n/said.tsx';
import { useSiteContent } from '#app/i18n/use-site-content.ts';
import { useTranslation } from '#app/i18n/use-translation.ts';
import { classNames } from '#app/lib/class-names.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Card } from '#app/ui/card.tsx';
import { Star } from '#app/ui/star.tsx';
import { SwipeRow } from '#app/ui/swipe-row.tsx';
import { Section } from '../section.tsx';

const STARS = Array.from({ length: RATING_MAX }, (_, at) => at + 1);

export function Testimonials() {
  const { t } = useTranslation();
  const clients = useSiteContent('testimonials');
  return (
    <Section id="testimonials">
      <SwipeRow className="quotes">
        {clients.map((client) => (
          <li key={client.id}>
            <Card as="figure" className="flex h-full flex-col gap-4 p-5">
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
              <blockquote className="flex-1">
                <p>
                  <Said>{client.text}</Said>
                </p>
              </blockquote>
              <figcaption className="flex flex-wrap items-center gap-x-3 gap-y-2">
                <span
                  aria-hidden="true"
                  className="clip-star grid size-12 shrink-0 place-content-center bg-primary font-semibold text-on-primary text-sm"
                >
                  {client.image}
                </span>
                <span className="flex-[1_1_9rem]">
                  <span className="block font-semibold leading-snug">{client.name}</span>
                  <span className="block text-muted text-sm leading-snug">
                    <Said of={client.role}>
                      {client.role && client.company
                        ? t('testimonials.position', client)
                        : client.role || client.company}
                    </Said>
                  </span>
                </span>
                {client.project && (
                  <Badge>
                    <Said>{client.project}</Said>
                  </Badge>
                )}
              </figcaption>
            </Card>
          </li>
        ))}
      </SwipeRow>
    </Section>
  );
}
