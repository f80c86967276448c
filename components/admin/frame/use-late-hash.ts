import { usePathname, useSearchParams } from "next/navigation";
import { useEffect } from "react";

/** What a reader does to look elsewhere. */
const OWN_MOVES = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

/**
 * Keeps the part that the address names by its hash in view while the page loads: cards come after the page and push
 * the ones below them down. Ends when the reader moves.
 */
export function useLateHash(): void {
  const address = `${usePathname()}?${useSearchParams().toString()}`;
  useEffect(() => {
    const { hash } = window.location;
    if (hash === "") return;
    const watch = new ResizeObserver(() => {
      if (window.location.hash === hash) {
        document.getElementById(hash.slice(1))?.scrollIntoView();
      } else watch.disconnect();
    });
    const end = () => watch.disconnect();
    watch.observe(document.body);
    OWN_MOVES.forEach((move) => window.addEventListener(move, end, { once: true }));
    return () => {
      end();
      OWN_MOVES.forEach((move) => window.removeEventListener(move, end));
    };
  }, [address]);
}
