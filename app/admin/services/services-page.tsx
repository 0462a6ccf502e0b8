import { CollectionEditor } from '../editor/collection-editor.tsx';
import { serviceList } from './service-list.tsx';

export default function ServicesPage() {
  return (
    <CollectionEditor
      collection="services"
      definition={serviceList}
      title="Services"
      description="What clients can order. The cards and the inquiry form of the public page are made from this list."
      saved={{ title: 'Services Updated', text: 'Your services have been saved successfully.' }}
    />
  );
}
