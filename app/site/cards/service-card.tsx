import { useTranslation } from 'react-i18next';
import type { Service } from '#app/content/services.ts';
import { keyed } from '#app/lib/keyed.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Card } from '#app/ui/card.tsx';
import { Star } from '#app/ui/star.tsx';
import { ServiceIcon } from './service-icon.tsx';

interface ServiceCardProps {
  service: Service;
  isSelected: boolean;
  onToggle: () => void;
}

/** The whole card is the label of its checkbox: a click anywhere chooses the service. */
export function ServiceCard({ service, isSelected, onToggle }: ServiceCardProps) {
  const { t } = useTranslation();
  return (
    <Card
      as="article"
      className="group relative flex h-full flex-col gap-5 p-6 transition-[border-color,box-shadow] duration-200 hover:border-line-strong has-checked:border-transparent has-checked:shadow-halo has-focus-visible:outline-2 has-focus-visible:outline-primary-text has-focus-visible:outline-offset-3"
    >
      <input
        type="checkbox"
        checked={isSelected}
        onChange={onToggle}
        aria-label={t('services.select', { title: service.title })}
        className="absolute inset-0 z-10 size-full cursor-pointer appearance-none rounded-[inherit] outline-none"
      />
      <div className="flex items-start justify-between gap-3">
        <span className="grid size-12 place-content-center rounded-md border bg-sunken/60 text-primary-text">
          <ServiceIcon name={service.icon} className="size-6" />
        </span>
        {isSelected && <Badge tone="solid">{t('services.selected')}</Badge>}
      </div>
      <div className="grid gap-2">
        <h3 className="wrap-anywhere text-xl">{service.title}</h3>
        <p className="wrap-anywhere text-muted">{service.description}</p>
      </div>
      <ul aria-label={t('services.features')} className="grid flex-1 content-start gap-2 text-sm">
        {keyed(service.features).map(({ key, value: feature }) => (
          <li key={key} className="flex items-baseline gap-2.5">
            <Star filled className="size-2.5 shrink-0 text-primary-text" />
            <span className="min-w-0 wrap-anywhere">{feature}</span>
          </li>
        ))}
      </ul>
      <p className="border-t pt-4 font-semibold text-lg">
        <bdi>{service.price}</bdi>
      </p>
    </Card>
  );
}
