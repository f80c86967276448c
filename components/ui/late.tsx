import { Suspense, useState, type ComponentType, type ReactNode } from "react";
import { lazyPart } from "@/lib/base/http/lazy-part";
import { toastFailure } from "./toast/toast";

/**
 * After this many tries the next error screen offers to reload the page: after an upgrade its old code may be gone.
 */
const TRIES = 4;

type Load<Props> = () => Promise<ComponentType<Props>>;

type LatePart<Props> = ComponentType<Props> & {
  /** Loads the code silently, such as when the pointer is over its button; a failure is ignored. */
  preload: (settle?: () => void) => void;
  /** Loads the code for a press, and reports whether it is there; a failure shows a toast. */
  demand: (settle: (isLoaded: boolean) => void) => void;
};

/**
 * A part of a page whose code loads when it is first rendered, or earlier on demand.
 * @param waiting is shown meanwhile; if undefined, the nearest Suspense boundary waits, so that nothing moves
 */
export function late<Props extends object>(
  load: Load<Props>,
  waiting?: ReactNode,
  tries = TRIES,
): LatePart<Props> {
  let loaded: ComponentType<Props> | undefined;
  const loadPart = async () => (loaded = await load());
  const Lazy = lazyPart(loadPart, tries);
  function Late(props: Props) {
    // A loaded part renders at once, and stays the same component from then on.
    const [Part] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    if (waiting === undefined) return <Part {...props} />;
    return (
      <Suspense fallback={waiting}>
        <Part {...props} />
      </Suspense>
    );
  }
  const preload = (settle?: () => void) => void loadPart().then(settle, () => undefined);
  const demand = (settle: (isLoaded: boolean) => void) => {
    if (loaded) {
      settle(true);
      return;
    }
    const fail = () => {
      showPartNotLoaded();
      settle(false);
    };
    void loadPart().then(() => settle(true), fail);
  };
  return Object.assign(Late, { preload, demand });
}

/** An optional part of a page: loading is retried until it succeeds, and a failure shows nothing. */
export const lateExtra = <Props extends object>(load: Load<Props>, waiting?: ReactNode) =>
  late(load, waiting, Infinity);

export function showPartNotLoaded(): void {
  toastFailure(
    "Not Loaded",
    "A part of this page could not be loaded. Check your connection and press again.",
  );
}
