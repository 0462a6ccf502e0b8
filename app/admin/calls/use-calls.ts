import { type ComingCall, comingCalls } from '#app/content/coming-calls.ts';
import { usePort, useView } from '#app/store/use-content.tsx';
import { useNow } from '#app/ui/use-now.ts';

/** Soonest first; undefined until it is known. */
export function useComingCalls(): readonly ComingCall[] | undefined {
  const agreed = useView(usePort('calls').agreed);
  const now = useNow();
  return agreed && comingCalls(agreed, now);
}
