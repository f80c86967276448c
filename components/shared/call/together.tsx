"use client";

import {
  createContext,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from "react";

interface Stage {
  isShown: boolean;
  /** Keeps the curtain down until what comes back is called. */
  hold: () => () => void;
}

const StageContext = createContext<Stage | null>(null);

interface TogetherProps {
  /** Stands there until then. */
  fallback: ReactNode;
  children: ReactNode;
}

/**
 * Shows its children once all that they load at first is there or was refused, so that nothing which comes
 * a moment later moves what somebody is about to press. What loads again later never hides them.
 */
export function Together({ fallback, children }: TogetherProps) {
  const [isShown, setShown] = useState(false);
  const holds = useRef(0);
  const showIfFree = useCallback(() => {
    // What was held by an answer may show a part that itself loads something, in the same rendering.
    queueMicrotask(() => {
      if (holds.current === 0) setShown(true);
    });
  }, []);
  const hold = useCallback(() => {
    holds.current += 1;
    return () => {
      holds.current -= 1;
      showIfFree();
    };
  }, [showIfFree]);
  useLayoutEffect(showIfFree, [showIfFree]);
  return (
    <StageContext value={useMemo(() => ({ isShown, hold }), [isShown, hold])}>
      {!isShown && fallback}
      <div hidden={!isShown}>{children}</div>
    </StageContext>
  );
}

/** Has the `Together` around it wait. */
export function useHold(isWaiting: boolean): void {
  const hold = useContext(StageContext)?.hold;
  useLayoutEffect(() => (isWaiting ? hold?.() : undefined), [isWaiting, hold]);
}

/** Whether it is seen already. */
export const useIsShown = (): boolean => useContext(StageContext)?.isShown ?? true;
