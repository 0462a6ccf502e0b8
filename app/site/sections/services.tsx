import { CalendarClock } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { selectedServices } from '#app/content/selected-services.ts';
import { Said } from '#app/i18n/said.tsx';
import { useSiteContent, useTexts } from '#app/i18n/use-site-content.ts';
import { useTranslation } from '#app/i18n/use-translation.ts';
import { Button } from '#app/ui/button.tsx';
import { ServiceCard } from '../cards/service-card.tsx';
import { useConsultation } from '../consultation/consultation-provider.tsx';
import { Section } from '../section.tsx';
import { InquiryForm } from './inquiry-form.tsx';

export function Services() {
  const { t } = useTranslation();
  const services = useSiteContent('services');
  const { formTitle, formIntro, callIntro } = useTexts('services');
  const openConsultation = useConsultation();
  const [chosenIds, setChosenIds] = useState<string[]>([]);
  const list = useRef<HTMLUListElement>(null);

  const takeKept = useEffectEvent(() => {
    const boxes = [...(list.current?.querySelectorAll('input') ?? [])];
    const kept = services.filter((_, at) => boxes[at]?.checked);
    if (kept.length > 0) setChosenIds(kept.map(({ id }) => id));
  });
  // A browser that comes back to the page has left the boxes as they were.
  useEffect(() => takeKept(), []);

  function toggle(id: string) {
    setChosenIds((ids) => (ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]));
  }

  return (
    <Section id="services" isEmpty={services.length === 0}>
      <ul
        ref={list}
        className="grid grid-cols-1 gap-3 empty:hidden sm:grid-cols-2 sm:gap-5 lg:grid-cols-3"
      >
        {services.map((service) => (
          <li key={service.id}>
            <ServiceCard
              service={service}
              isSelected={chosenIds.includes(service.id)}
              onToggle={() => toggle(service.id)}
            />
          </li>
        ))}
      </ul>
      <div className="mt-6 grid gap-x-12 gap-y-5 rounded-xl border bg-raised/50 p-4 sm:mt-8 sm:p-8 lg:grid-cols-[minmax(0,18rem)_1fr]">
        <div className="grid content-start gap-2 lg:gap-4">
          <h3 className="text-2xl lg:text-3xl">
            {formTitle ? <Said>{formTitle}</Said> : t('inquiry.submit')}
          </h3>
          {formIntro && (
            <p className="text-muted">
              <Said>{formIntro}</Said>
            </p>
          )}
          <div className="mt-2 grid gap-3 border-t pt-3 lg:pt-6">
            {callIntro && (
              <p className="text-muted">
                <Said>{callIntro}</Said>
              </p>
            )}
            <Button variant="outline" onClick={openConsultation} className="justify-self-start">
              <CalendarClock className="size-5" />
              {t('inquiry.schedule')}
            </Button>
          </div>
        </div>
        <InquiryForm
          chosen={services.length > 0 ? selectedServices(services, chosenIds) : undefined}
          onEmptied={() => setChosenIds([])}
        />
      </div>
    </Section>
  );
}
