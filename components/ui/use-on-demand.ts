"use client";

import { useCallback, useState, type ComponentType } from "react";

/**
 * A part of the page that is loaded when somebody first reaches for it, so that it weighs nothing until
 * then. One that could not be loaded is tried again the next time; a page does not fall over it.
 */
export function useOnDemand<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const fetchPart = useCallback(() => {
    load().then(
      (loaded) => setPart(() => loaded),
      () => undefined,
    );
  }, [load]);
  return [Part, fetchPart] as const;
}
