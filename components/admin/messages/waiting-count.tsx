"use client";

import { usePathname } from "next/navigation";
import { countText } from "@/lib/counts";
import { useWaitingMessages } from "./use-waiting-messages";

/** Beside the entry of the menu: how many messages wait for an answer. */
export function WaitingCount() {
  const waiting = useWaitingMessages(usePathname())?.new ?? 0;
  if (waiting === 0) return null;
  return (
    <span className="rounded-full bg-marigold px-1.5 text-xs leading-5 font-semibold text-marigold-foreground tabular">
      {countText(waiting)}
      <span className="sr-only"> waiting</span>
    </span>
  );
}
