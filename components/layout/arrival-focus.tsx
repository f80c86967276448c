"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import { useHydrated } from "@/components/shop/cart/use-hydrated";

const isShown = (element: Element) => element.checkVisibility();

/** A link goes with its page, and the focus with the link. */
function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || !isShown(activeElement);
}

/**
 * Puts a focus that was lost with the page before at the beginning of this one's contents: whoever goes by keys
 * need not walk through the header again. Stands once in the root layout.
 */
export function ArrivalFocus() {
  // The server knows no path where a part of it is asked for later.
  return useHydrated() && <PathWatch />;
}

function PathWatch() {
  const path = usePathname();
  const last = useRef(path);
  useEffect(() => {
    if (last.current === path) return;
    last.current = path;
    // A page that was left is hidden by then.
    const frame = requestAnimationFrame(() => {
      if (!isFocusLost()) return;
      const main = [...document.querySelectorAll<HTMLElement>("main")].find(isShown);
      main?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [path]);
  return null;
}
