import { CollectionEditor } from '../editor/collection-editor.tsx';
import { projectList } from './project-list.tsx';

export default function ProjectsPage() {
  return (
    <CollectionEditor
      collection="projects"
      definition={projectList}
      title="Projects"
      description="Your work, in the order of the public page; trending projects go first there. Nothing changes for visitors until you save."
      saved={{ title: 'Projects Updated', text: 'Your projects have been saved successfully.' }}
    />
  );
}
