import { useCallback, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { StageContext } from "./reveal-stage";

interface RevealTogetherProps {
  /** Shown until then. */
  fallback: ReactNode;
  children: ReactNode;
}

/**
 * Shows its children once all their first loads have finished or failed, so that no late part moves a
 * button that the user is about to press. Later loads never hide the children.
 */
export function RevealTogether({ fallback, children }: RevealTogetherProps) {
  const [isShown, setShown] = useState(false);
  const holds = useRef(0);
  const showIfFree = useCallback(() => {
    // The response that ended the last hold may render a part that starts its own load in the same render.
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
