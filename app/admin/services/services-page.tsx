import { sampleServices } from '#app/content/samples.ts';
import { SERVICE_ICONS, type Service } from '#app/content/services.ts';
import { ServiceCard } from '#app/site/cards/service-card.tsx';
import { ServiceIcon } from '#app/site/cards/service-icon.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { collectionEditor } from '../editor/collection-editor.tsx';
import { text } from '../editor/fields/basic.tsx';
import { entries } from '../editor/fields/entries.tsx';
import { tiles } from '../editor/fields/tiles.tsx';
import { ItemSummary } from '../editor/item-summary.tsx';

const iconOf = (name: Service['icon']) => <ServiceIcon name={name} className="size-5" />;

export default collectionEditor('services', {
  description:
    'What clients can order. The cards and the inquiry form of the public page are made from this list.',
  fields: {
    title: text({ label: 'Title', required: true }),
    description: text({ label: 'Description', required: true, rows: 3 }),
    price: text({
      label: 'Price',
      required: true,
      placeholder: 'From $2,000',
      hint: 'Free text, shown as you write it.',
    }),
    icon: tiles({
      label: 'Icon',
      options: SERVICE_ICONS.map((icon) => ({ value: icon, label: icon, tile: iconOf(icon) })),
    }),
    features: entries({ label: 'Features', noun: 'feature' }),
  },
  fresh: () => ({ id: `service_${Date.now()}` }),
  belongs: 'each thing that a client can order',
  Summary: ({ item }) => (
    <ItemSummary icon={iconOf(item.icon)} title={item.title} text={item.description}>
      <Badge>
        <bdi className="max-w-48 truncate">{item.price}</bdi>
      </Badge>
    </ItemSummary>
  ),
  Preview: ({ item }) => <ServiceCard service={item} isSelected={false} onToggle={() => {}} />,
  sample: sampleServices,
});
