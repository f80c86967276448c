"use client";

import { useLoad, type Load } from "@/components/call/use-load";
import { callApi } from "@/lib/client/api";
import type { NewsletterSummary } from "@/lib/newsletter/schemas";

const loadSummary = (_question: string, signal: AbortSignal) =>
  callApi<"summariseSubscriptions">({ call: "GET /admin/newsletter/summary", signal });

/** How many addresses stand how. */
export function useNewsletterSummary(): Load<NewsletterSummary> {
  return useLoad({ load: loadSummary });
}
