import { X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import {
  addService,
  CONTACT_SERVICES,
  CONTACT_SERVICES_MAX,
} from '#app/content/request-options.ts';
import { Said, useForeign } from '#app/i18n/said.tsx';
import { useTextList } from '#app/i18n/text-list.ts';
import { useSiteContent } from '#app/i18n/use-site-content.ts';
import { useTranslation } from '#app/i18n/use-translation.ts';
import { useContent } from '#app/store/use-content.tsx';
import { Field } from '#app/ui/field.tsx';
import { type Option, Select } from '#app/ui/input.tsx';

/** Ours, until the owner has begun anew: then what can be asked about is what can be ordered. */
function useServiceOptions(): Option[] {
  const foreign = useForeign();
  const texts = useTextList('options.contactServices');
  const { isOwn } = useContent('settings');
  const [services, shown] = [useContent('services'), useSiteContent('services')];
  return isOwn
    ? shown.map(({ title: label }, at) => ({
        ...foreign(label),
        value: services[at]?.title ?? label,
        label,
      }))
    : CONTACT_SERVICES.map((value, at) => ({ value, label: texts[at] ?? value }));
}

interface ServiceChipsProps {
  chosen: readonly string[];
  onChange: (services: string[]) => void;
}

/** A dropdown that adds a service, and the chosen ones as chips that can be removed. */
export function ServiceChips({ chosen, onChange }: ServiceChipsProps) {
  const { t } = useTranslation();
  const options = useServiceOptions();
  const remaining = options.filter(({ value }) => !chosen.includes(value));
  const max = CONTACT_SERVICES_MAX;
  const isFull = chosen.length >= max || remaining.length === 0;
  const select = useRef<HTMLSelectElement>(null);
  /** What the arrow keys have come to: they pass by every service before the wanted one. */
  const [passed, setPassed] = useState('');
  const isByKey = useRef(false);

  useEffect(() => {
    // The browser has kept what was chosen before the scripts were there, and told nobody.
    const early = select.current?.value;
    if (early) onChange([early]);
  }, [onChange]);

  if (options.length === 0) return null;

  function add(service: string) {
    setPassed('');
    onChange(addService(chosen, service));
  }

  function handleKey(event: KeyboardEvent) {
    isByKey.current = true;
    if (event.key !== 'Enter' || !passed) return;
    event.preventDefault();
    add(passed);
  }

  function remove(service: string) {
    onChange(chosen.filter((each) => each !== service));
    // Its button goes with it.
    queueMicrotask(() => select.current?.focus());
  }

  return (
    <div className="col-span-full grid gap-3">
      <Field label={t('sections.services')} hint={t('contact.servicesHint', { max })}>
        {(control) => (
          <Select
            {...control}
            ref={select}
            name="services"
            value={passed}
            disabled={isFull}
            placeholder={t(isFull ? 'contact.servicesFull' : 'contact.servicesPlaceholder', {
              max,
            })}
            options={remaining}
            onPointerDown={() => (isByKey.current = false)}
            onKeyDown={handleKey}
            onBlur={() => passed && add(passed)}
            onChange={({ target }) => (isByKey.current ? setPassed : add)(target.value)}
          />
        )}
      </Field>
      <div aria-live="polite" className="empty:hidden">
        {chosen.length > 0 && (
          <ul className="flex flex-wrap gap-2">
            {options
              .filter(({ value }) => chosen.includes(value))
              .map(({ value, label }) => (
                <li
                  key={value}
                  className="flex items-center rounded-md border border-primary-text/50 ps-3 text-primary-text text-sm"
                >
                  <Said>{label}</Said>
                  <button
                    type="button"
                    aria-label={t('contact.removeService', { service: label })}
                    onClick={() => remove(value)}
                    className="grid size-11 place-content-center rounded-md hover:text-ink"
                  >
                    <X className="size-4" />
                  </button>
                </li>
              ))}
          </ul>
        )}
      </div>
    </div>
  );
}
