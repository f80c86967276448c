"use client";

import { useCallback, useState, type ComponentType, type SyntheticEvent } from "react";
import { tellPlainly } from "./plain-note";

/**
 * A part of the page that is loaded when somebody first reaches for it, so that it weighs nothing until
 * then. One that could not be loaded is tried again the next time; a page does not fall over it. Whoever
 * pressed for it is told so, and `takeBack` undoes what waits for it.
 */
export function useOnDemand<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const fetchPart = useCallback(
    (takeBack?: SyntheticEvent | (() => void)) => {
      load().then(
        (loaded) => setPart(() => loaded),
        () => {
          if (typeof takeBack !== "function") return;
          tellPlainly();
          takeBack();
        },
      );
    },
    [load],
  );
  return [Part, fetchPart] as const;
}
