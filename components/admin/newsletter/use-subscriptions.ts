"use client";

import { useLoad, type Load } from "@/components/call/use-load";
import { callApi, callApiList } from "@/lib/client/api";
import type { Paging } from "@/lib/client/paging";
import type { NewsletterSummary, Subscription } from "@/lib/newsletter/schemas";

export const PAGE_SIZE = 50;

export type SubscriptionList = Paging & { items: Subscription[] };

function loadSubscriptions(question: string, signal: AbortSignal): Promise<SubscriptionList> {
  const query = JSON.parse(question) as Record<string, string>;
  return callApiList<"listSubscriptions">({ call: "GET /admin/newsletter", query, signal });
}

/** The addresses that the query asks for, newest first. */
export function useSubscriptions(query: Record<string, string>): Load<SubscriptionList> {
  return useLoad({
    load: loadSubscriptions,
    question: JSON.stringify({ ...query, limit: String(PAGE_SIZE) }),
  });
}

const loadSummary = (_question: string, signal: AbortSignal) =>
  callApi<"summariseSubscriptions">({ call: "GET /admin/newsletter/summary", signal });

/** How many addresses stand how. */
export function useNewsletterSummary(): Load<NewsletterSummary> {
  return useLoad({ load: loadSummary, question: "" });
}
