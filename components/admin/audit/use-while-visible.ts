"use client";

import { useEffect, useEffectEvent } from "react";

/** Does something every so many seconds while the page is in view, and when it comes back into view. */
export function useWhileVisible(seconds: number, work: () => void | Promise<void>): void {
  const run = useEffectEvent(() => void work());
  useEffect(() => {
    let last = Date.now();
    const tick = () => {
      if (document.visibilityState !== "visible") return;
      if (Date.now() - last < seconds * 1000) return;
      last = Date.now();
      run();
    };
    const timer = setInterval(tick, 1000);
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", tick);
    };
  }, [seconds]);
}
