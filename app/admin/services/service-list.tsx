import { sampleServices } from '#app/content/samples.ts';
import type { Service } from '#app/content/services.ts';
import { ServiceCard } from '#app/site/cards/service-card.tsx';
import { ServiceIcon } from '#app/site/cards/service-icon.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { withTyped } from '../editor/entries.ts';
import { ItemSummary } from '../editor/item-summary.tsx';
import { type ListDefinition, missing } from '../editor/list-definition.ts';
import { ServiceFields, type ServiceForm } from './service-fields.tsx';

export const serviceList: ListDefinition<Service, ServiceForm> = {
  noun: 'service',
  heading: 'Services',
  addLabel: 'Add Service',
  saveLabel: 'Save Service',
  keyOf: ({ id }) => id,
  titleOf: ({ title }) => title,
  blank: () => ({
    id: `service_${Date.now()}`,
    title: '',
    description: '',
    icon: 'Code2',
    price: '',
    features: [],
    typedFeature: '',
  }),
  toForm: (service) => ({ ...service, typedFeature: '' }),
  fromForm: ({ typedFeature, ...form }) => ({
    ...form,
    features: withTyped(form.features, typedFeature),
    title: form.title.trim(),
    description: form.description.trim(),
    price: form.price.trim(),
  }),
  validate: (form) => missing(form, ['title', 'description', 'price']),
  incomplete: { title: 'Error', text: 'Please fill in all required fields.' },
  deleted: { title: 'Service Deleted', text: 'Save to take it off the public page.' },
  Fields: ServiceFields,
  Summary: ({ item }) => (
    <ItemSummary
      icon={<ServiceIcon name={item.icon} className="size-5" />}
      title={item.title}
      text={item.description}
    >
      <Badge>
        <bdi className="max-w-48 truncate">{item.price}</bdi>
      </Badge>
    </ItemSummary>
  ),
  Preview: ({ item }) => <ServiceCard service={item} isSelected={false} onToggle={() => {}} />,
  sample: sampleServices,
};
