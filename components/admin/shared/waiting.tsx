"use client";

import { useEffect, useEffectEvent } from "react";
import { useLoad } from "@/components/shared/call/use-load";
import { countText } from "@/lib/base/text/counts";

/** The number of waiting items next to a menu entry; nothing for zero. */
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
  /** Must be the same function at every render. */
  load: (question: string, signal: AbortSignal) => Promise<T>;
  /** The name of the window event that reloads the count. */
  changed: string;
  /** The URL of the open page; a change reloads the count. */
  address: string;
}

/** Loads how many items wait; null until loaded. */
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
