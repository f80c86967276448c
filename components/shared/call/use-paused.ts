import { useEffect, useState } from "react";

const PAUSE_MS = 250;

/** Follows a value once its changes pause. Show `aria-busy` while it differs, so that nobody takes an old answer for the new one. */
export function usePaused<T>(value: T): T {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}
