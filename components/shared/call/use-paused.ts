import { useEffect, useState } from "react";

const PAUSE_MS = 250;

/**
 * Follows a value once it stops changing. Show `aria-busy` while the two differ, so that nobody mistakes an
 * old answer for the new one.
 */
export function usePaused<T>(value: T): T {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}
