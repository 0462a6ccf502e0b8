import type { QuestionGroup } from '#app/content/chat/similar-questions.ts';
import { usePort } from '#app/store/use-content.tsx';
import { toast } from '#app/ui/toast.ts';
import { failureToast } from '../editor/failure-toast.ts';

/** Takes a group out of the list, with a way back. */
export function useDismiss() {
  const port = usePort('questions');
  return async ({ questions }: QuestionGroup) => {
    const removal = await port.remove(questions.map(({ id }) => id));
    if (!removal.ok) return toast(failureToast(removal.failure));
    const { restore } = removal;
    async function handleUndo() {
      const result = await restore?.();
      if (result?.ok === false) toast(failureToast(result.failure));
    }
    toast({
      title: 'Question Dismissed',
      text: 'It comes back when somebody asks it again.',
      ...(restore && { action: { label: 'Undo', onSelect: () => void handleUndo() } }),
    });
  };
}
