import { Suspense, type ComponentType, type ReactNode } from "react";
import { lazyPart } from "@/lib/base/http/lazy-part";

/** Then the next error screen offers to load the page again: after an upgrade its old code may be gone. */
const TRIES = 4;

/**
 * A part of a page whose code loads when it is first rendered.
 * @param waiting is shown meanwhile; undefined: all within the next Suspense waits, so that nothing moves
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting?: ReactNode,
): ComponentType<Props> {
  const Part = lazyPart(load, TRIES);
  if (waiting === undefined) return Part;
  return function Late(props: Props) {
    return (
      <Suspense fallback={waiting}>
        <Part {...props} />
      </Suspense>
    );
  };
}
