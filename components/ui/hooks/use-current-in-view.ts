import { type RefObject, useEffect, useRef } from "react";

/**
 * Scrolls a positioned strip of links so that the link of the open page (`aria-current`) is in its middle.
 * @param open names the open page; a change scrolls again
 */
export function useCurrentInView<Strip extends HTMLElement>(open: string): RefObject<Strip | null> {
  const strip = useRef<Strip>(null);
  useEffect(() => {
    const current = strip.current?.querySelector<HTMLElement>("[aria-current]");
    if (!strip.current || !current) return;
    const middle = current.offsetLeft + current.offsetWidth / 2;
    strip.current.scrollLeft = middle - strip.current.clientWidth / 2;
  }, [open]);
  return strip;
}
