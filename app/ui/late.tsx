// How components use code that may not arrive: they wait for it instead of failing.
import { type ComponentType, use, useCallback, useState } from 'react';
import type { LateCode } from '#app/lib/late-code.ts';

/** The component that the code holds. It suspends until the code has arrived. */
export function late<Props extends object>(
  code: LateCode<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  return function Late(props: Props) {
    const { default: Part } = use(code.arrival());
    return <Part {...props} />;
  };
}

/** A part that is fetched when it is asked for; asking says whether it is there. */
export function useLateCode<T>(code: LateCode<T>): [T | undefined, () => Promise<boolean>] {
  const [part, setPart] = useState<T>();
  const ask = useCallback(
    () =>
      code.ask().then(
        (arrived) => {
          setPart(() => arrived);
          return true;
        },
        () => false,
      ),
    [code],
  );
  return [part, ask];
}
