import { lazy, Suspense, type ComponentType, type ReactNode } from "react";

/**
 * A part of a page whose code loads when it is first rendered.
 * @param waiting is shown meanwhile; undefined: all within the next Suspense waits, so that nothing moves
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting?: ReactNode,
): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load() }));
  if (waiting === undefined) return Part;
  return function Late(props: Props) {
    return (
      <Suspense fallback={waiting}>
        <Part {...props} />
      </Suspense>
    );
  };
}
