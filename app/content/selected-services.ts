import type { Service } from './services.ts';

/** The ids from the list that still name a service, in the order of the services. */
export function selectedServices(all: readonly Service[], ids: readonly string[]): Service[] {
  return all.filter((service) => ids.includes(service.id));
}
