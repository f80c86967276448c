"use client";

import { usePathname } from "next/navigation";
import { call } from "@/lib/client/api";
import type { MessageSummary } from "@/lib/inbox/schemas";
import { useWaiting, WaitingBadge } from "../shared/waiting";

export function WaitingCount() {
  return <WaitingBadge count={useWaitingMessages(usePathname())?.new ?? 0} />;
}

const CHANGED = "shop:messages-changed";

/** Refreshes all counts of waiting messages after one was answered. */
export function announceMessagesChanged(): void {
  window.dispatchEvent(new Event(CHANGED));
}

const load = (_address: string, signal: AbortSignal) =>
  call("GET /admin/messages/summary", { signal });

/** The number of waiting messages, reloaded for each admin page; null until loaded. */
export function useWaitingMessages(address: string): MessageSummary | null {
  return useWaiting({ load, changed: CHANGED, address });
}
