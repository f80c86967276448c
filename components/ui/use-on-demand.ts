"use client";

import { useCallback, useState, type ComponentType } from "react";
import { toast } from "./toast/toast";

/**
 * Loads a part of the page on first use, so that it adds nothing to the first load. A part that failed to load is
 * tried again next time, and the page keeps working. Returns the part, a function that loads it silently, and
 * `demand`, for a press: on failure it shows a toast and calls `giveUp`, so that a later load does not open what
 * was pressed earlier.
 */
export function useOnDemand<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const fetchAnd = useCallback(
    (fail: () => void) => load().then((loaded) => setPart(() => loaded), fail),
    [load],
  );
  const fetchPart = useCallback(() => void fetchAnd(() => undefined), [fetchAnd]);
  const demand = useCallback(
    (giveUp: () => void) =>
      void fetchAnd(() => {
        tellPartNotLoaded();
        giveUp();
      }),
    [fetchAnd],
  );
  return [Part, fetchPart, demand] as const;
}

export function tellPartNotLoaded(): void {
  toast({
    title: "Not Loaded",
    description: "A part of this page could not be loaded. Check your connection and press again.",
    destructive: true,
  });
}
