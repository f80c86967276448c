"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import { useHydrated } from "@/components/ui/hooks/use-hydrated";

const isShown = (element: Element) => element.checkVisibility();

/** Whether the focused link disappeared with the page that was left. */
function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || !isShown(activeElement);
}

/**
 * Moves a focus that was lost with the previous page to the start of the main content, so that keyboard users need
 * not go through the header again. Rendered once, in the root layout.
 */
export function ArrivalFocus() {
  // The server does not know the path of a page whose parts are rendered on request.
  return useHydrated() && <PathWatch />;
}

function PathWatch() {
  const path = usePathname();
  const last = useRef(path);
  useEffect(() => {
    if (last.current === path) return;
    last.current = path;
    // By the next frame the previous page is hidden.
    const frame = requestAnimationFrame(() => {
      if (!isFocusLost()) return;
      const main = [...document.querySelectorAll<HTMLElement>("main")].find(isShown);
      main?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [path]);
  return null;
}
