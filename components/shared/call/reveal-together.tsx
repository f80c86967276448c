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
  /** Keeps the children hidden until the returned function is called. */
  hold: () => () => void;
}

const StageContext = createContext<Stage | null>(null);

interface RevealTogetherProps {
  /** Shown until then. */
  fallback: ReactNode;
  children: ReactNode;
}

/**
 * Shows its children once all their first loads have finished or failed, so that nothing which appears later moves
 * a button that somebody is about to press. Later loads never hide the children.
 */
export function RevealTogether({ fallback, children }: RevealTogetherProps) {
  const [isShown, setShown] = useState(false);
  const holds = useRef(0);
  const showIfFree = useCallback(() => {
    // The answer that ended the last hold may render a part that starts its own load in the same render.
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

/** Keeps the surrounding `RevealTogether` hidden while `isWaiting`. */
export function useHold(isWaiting: boolean): void {
  const hold = useContext(StageContext)?.hold;
  useLayoutEffect(() => (isWaiting ? hold?.() : undefined), [isWaiting, hold]);
}

/** Whether the surrounding `RevealTogether` shows its children already. */
export const useIsShown = (): boolean => useContext(StageContext)?.isShown ?? true;
