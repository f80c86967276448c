"use client";

import { usePathname } from "next/navigation";
import { call } from "@/lib/client/api";
import type { MessageSummary } from "@/lib/inbox/schemas";
import { useWaiting, WaitingBadge } from "../shared/waiting";

export function WaitingCount() {
  return <WaitingBadge count={useWaitingMessages(usePathname())?.new ?? 0} />;
}

const CHANGED = "shop:messages-changed";

/** After an answer: whoever shows how many wait counts again. */
export function announceMessagesChanged(): void {
  window.dispatchEvent(new Event(CHANGED));
}

const load = (_address: string, signal: AbortSignal) =>
  call("GET /admin/messages/summary", { signal });

/** How many messages wait, asked again with each page of the admin; null until it is known. */
export function useWaitingMessages(address: string): MessageSummary | null {
  return useWaiting({ load, changed: CHANGED, address });
}
