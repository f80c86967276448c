"use client";

import { useLayoutEffect, useRef, type RefObject } from "react";

/**
 * Fewer rows make a shorter page, which the browser then pulls down, and with it the filter that somebody
 * is just pressing. So the results keep the height of what is seen of them while others are asked for.
 */
export function useKeptPlace(question: string): RefObject<HTMLDivElement | null> {
  const results = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = results.current;
    if (!box) return;
    const seen = window.innerHeight - box.getBoundingClientRect().top;
    box.style.minHeight = window.scrollY > 0 && seen > 0 ? `${seen}px` : "";
  }, [question]);
  return results;
}
