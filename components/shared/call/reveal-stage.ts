import { createContext, useContext, useLayoutEffect } from "react";

interface Stage {
  isShown: boolean;
  /** Keeps the children hidden until the returned function is called. */
  hold: () => () => void;
}

export const StageContext = createContext<Stage | null>(null);

/** Keeps the surrounding `RevealTogether` hidden while `isWaiting`. */
export function useRevealGate(isWaiting: boolean): void {
  const hold = useContext(StageContext)?.hold;
  useLayoutEffect(() => (isWaiting ? hold?.() : undefined), [isWaiting, hold]);
}

/** Whether the surrounding `RevealTogether` already shows its children. */
export const useIsShown = (): boolean => useContext(StageContext)?.isShown ?? true;
