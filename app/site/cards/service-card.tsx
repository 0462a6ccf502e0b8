import type { Service } from '#app/content/services.ts';
import { Said } from '#app/i18n/said.tsx';
import { useTranslation } from '#app/i18n/use-translation.ts';
import { keyed } from '#app/lib/keyed.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Card } from '#app/ui/card.tsx';
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
      className="pressable relative flex h-full flex-col gap-2 p-3.5 hover:border-line-strong has-checked:border-transparent has-checked:shadow-halo has-focus-visible:outline-2 has-focus-visible:outline-primary-text has-focus-visible:outline-offset-3 sm:p-5"
    >
      <input
        type="checkbox"
        checked={isSelected}
        onChange={onToggle}
        aria-label={t('services.select', { title: service.title })}
        className="absolute inset-0 z-10 size-full cursor-pointer appearance-none rounded-[inherit] outline-none"
      />
      <div className="flex items-center gap-3">
        <ServiceIcon name={service.icon} className="size-7 shrink-0 text-primary-text" />
        <div className="min-w-0 flex-1">
          <h3 className="wrap-anywhere text-lg">
            <Said>{service.title}</Said>
          </h3>
          {/* The badge takes no room of its own: a card that is chosen keeps its height. */}
          <p className="flex items-center justify-between gap-3 text-muted">
            <bdi>
              <Said>{service.price}</Said>
            </bdi>
            {isSelected && (
              <Badge tone="solid" className="-my-1">
                {t('services.selected')}
              </Badge>
            )}
          </p>
        </div>
      </div>
      <p className="wrap-anywhere text-muted">
        <Said>{service.description}</Said>
      </p>
      {service.features.length > 0 && (
        <ul aria-label={t('services.features')} className="mt-auto grid gap-0.5 text-sm">
          {keyed(service.features).map(({ key, value: feature }) => (
            <li key={key} className="star-point before:text-primary-text">
              <Said>{feature}</Said>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
