"use client";

import { useLoad, type Load } from "@/components/shared/call/use-load";
import { call } from "@/lib/client/api";
import type { NewsletterSummary } from "@/lib/inbox/newsletter/schemas";

const loadSummary = (_question: string, signal: AbortSignal) =>
  call("GET /admin/newsletter/summary", { signal });

/** How many addresses stand how. */
export function useNewsletterSummary(): Load<NewsletterSummary> {
  return useLoad({ load: loadSummary });
}
