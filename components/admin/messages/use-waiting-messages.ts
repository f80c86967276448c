"use client";

import { useEffect, useEffectEvent } from "react";
import { useLoad } from "@/components/call/use-load";
import { call } from "@/lib/client/api";
import type { MessageSummary } from "@/lib/contact/schemas";

const CHANGED = "shop:messages-changed";

/** After an answer: whoever shows how many wait counts again. */
export function announceMessagesChanged(): void {
  window.dispatchEvent(new Event(CHANGED));
}

const loadSummary = (_address: string, signal: AbortSignal) =>
  call("GET /admin/messages/summary", { signal });

/** How many messages wait, asked again with each page of the admin; null until it is known. */
export function useWaitingMessages(address: string): MessageSummary | null {
  const { value, reload } = useLoad({ load: loadSummary, question: address });
  const recount = useEffectEvent(reload);
  useEffect(() => {
    const onChange = () => recount();
    window.addEventListener(CHANGED, onChange);
    return () => window.removeEventListener(CHANGED, onChange);
  }, []);
  return value;
}
