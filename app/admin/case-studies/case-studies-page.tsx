import { CollectionEditor } from '../editor/collection-editor.tsx';
import { caseStudyList } from './case-study-list.tsx';

export default function CaseStudiesPage() {
  return (
    <CollectionEditor
      collection="caseStudies"
      definition={caseStudyList}
      title="Case Studies"
      description="Results of larger projects, each with its story, its technologies and a call to action."
      saveLabel="Save All"
      saved={{ title: 'Changes saved', text: 'Your case studies are up to date.' }}
    />
  );
}
