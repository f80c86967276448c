"use client";

import { useCallback, useState, type ComponentType } from "react";
import { toast } from "./toast";

/**
 * A part of the page that is loaded when somebody first reaches for it, so that it weighs nothing until
 * then. One that could not be loaded is tried again the next time; a page does not fall over it. `demand` is
 * for who pressed: it says that nothing comes of it, and has `giveUp` forget the press, which must not open by
 * itself later what somebody only reaches for.
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
        tellNotLoaded();
        giveUp();
      }),
    [fetchAnd],
  );
  return [Part, fetchPart, demand] as const;
}

function tellNotLoaded(): void {
  toast({
    title: "Not Loaded",
    description: "A part of this page could not be loaded. Check your connection and press again.",
    destructive: true,
  });
}
