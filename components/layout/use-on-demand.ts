"use client";

import { useState, type ComponentType } from "react";

/**
 * A part of the page that is loaded when somebody first reaches for it, so that it weighs nothing until
 * then. One that could not be loaded is tried again with the next press.
 */
export function useOnDemand<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const fetchPart = () => {
    load().then(
      (loaded) => setPart(() => loaded),
      () => undefined,
    );
  };
  return [Part, fetchPart] as const;
}
