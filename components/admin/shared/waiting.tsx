"use client";

import { useEffect, useEffectEvent } from "react";
import { useLoad } from "@/components/shared/call/use-load";
import { countText } from "@/lib/base/counts";

/** Beside an entry of the menu: how many of something wait; nothing where none do. */
export function WaitingBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="rounded-full bg-marigold px-1.5 text-xs leading-5 font-semibold text-marigold-foreground tabular">
      {countText(count)}
      <span className="sr-only"> waiting</span>
    </span>
  );
}

interface Waiting<T> {
  /** The same function at every rendering. */
  load: (question: string, signal: AbortSignal) => Promise<T>;
  /** The name of the window's event after which it is counted again. */
  changed: string;
  /** The page that is open: with each other one it is counted again. */
  address: string;
}

/** How much of something waits; null until it is known. */
export function useWaiting<T>({ load, changed, address }: Waiting<T>): T | null {
  const { value, reload } = useLoad({ load, question: address });
  const recount = useEffectEvent(reload);
  useEffect(() => {
    const onChange = () => recount();
    window.addEventListener(changed, onChange);
    return () => window.removeEventListener(changed, onChange);
  }, [changed]);
  return value;
}
