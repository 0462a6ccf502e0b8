import { CollectionEditor } from '../editor/collection-editor.tsx';
import { companyList } from './company-list.tsx';

export default function CompaniesPage() {
  return (
    <CollectionEditor
      collection="trustedCompanies"
      definition={companyList}
      title="Trusted Companies"
      description="The logos of companies you worked for. A logo that does not load shows the company’s name instead."
      saveLabel="Save All"
      saved={{ title: 'Changes saved', text: 'Your trusted companies are up to date.' }}
    />
  );
}
