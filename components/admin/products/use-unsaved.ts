"use client";

import { useEffect, useEffectEvent } from "react";

/**
 * While there is unsaved work: the browser asks before the page is left or loaded anew, and a step back
 * in the history asks as closing the dialog does.
 */
export function useUnsaved(unsaved: boolean, ask: () => void): void {
  const question = useEffectEvent(ask);

  useEffect(() => {
    if (!unsaved) return;
    const beforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();
    const beforeStep = (event: NavigateEvent) => {
      if (event.navigationType !== "traverse" || !event.cancelable) return;
      event.preventDefault();
      question();
    };
    const history = "navigation" in window ? window.navigation : undefined;
    window.addEventListener("beforeunload", beforeLeaving);
    history?.addEventListener("navigate", beforeStep);
    return () => {
      window.removeEventListener("beforeunload", beforeLeaving);
      history?.removeEventListener("navigate", beforeStep);
    };
  }, [unsaved]);
}
