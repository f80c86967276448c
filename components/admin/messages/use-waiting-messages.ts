"use client";

import { call } from "@/lib/client/api";
import type { MessageSummary } from "@/lib/inbox/schemas";
import { useWaiting } from "../shared/use-waiting";

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
