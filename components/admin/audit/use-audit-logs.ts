"use client";

import { useState } from "react";
import { endsSession } from "@/components/call/refusal-text";
import { useLoad, type Load } from "@/components/call/use-load";
import { toast } from "@/components/ui/toast";
import type { AuditLog, AuditSummary } from "@/lib/audit/schemas";
import { callApi, callApiList, type ApiError } from "@/lib/client/api";
import type { Paging } from "@/lib/client/paging";
import { PAGE_SIZE, sinceQuery, type AuditSpan } from "./audit-list-state";
import { useWhileVisible } from "./use-while-visible";

export type AuditPage = Paging & { items: AuditLog[] };

/** The texts of a failed load (docs/product.md: Messages). */
export const FETCH_FAILED = {
  title: "Error fetching audit logs",
  description: "Could not load audit logs.",
};

const LIVE_SECONDS = 30;

interface Question {
  query: Record<string, string>;
  span: AuditSpan;
}

function loadLogs(question: string, signal?: AbortSignal): Promise<AuditPage> {
  const { query, span } = JSON.parse(question) as Question;
  return callApiList<"listAuditLogs">({
    call: "GET /admin/audit-logs",
    query: { ...query, ...sinceQuery(span, Date.now()) },
    signal,
  });
}

function loadSummary(_: string, signal: AbortSignal): Promise<AuditSummary> {
  return callApi<"summariseAuditLogs">({ call: "GET /admin/audit-logs/summary", signal });
}

function tell(error: ApiError): void {
  if (!endsSession(error)) toast({ ...FETCH_FAILED, destructive: true });
}

/** Figures of the last 24 hours, kept fresh while somebody looks. */
export function useAuditSummary(): Load<AuditSummary> {
  const summary = useLoad({ load: loadSummary });
  useWhileVisible(LIVE_SECONDS, summary.reload);
  return summary;
}

export interface LiveLogs extends Load<AuditPage> {
  /** Entries that came since; they wait until somebody wants them, so that nothing moves while it is read. */
  fresh: { count: number; isMore: boolean } | null;
  showFresh: () => void;
}

/** A page of the log. On the first page it looks from time to time whether there is something new. */
export function useAuditLogs({ query, span }: Question): LiveLogs {
  const question = JSON.stringify({ query, span });
  const logs = useLoad({ load: loadLogs, question, onFailure: tell });
  const [waiting, setWaiting] = useState<{ question: string; page: AuditPage } | null>(null);

  useWhileVisible(LIVE_SECONDS, async () => {
    if (query.cursor !== undefined || logs.loading || !logs.value) return;
    // What cannot be had now is asked for again in a while; the page stands as it was.
    const page = await loadLogs(question).catch(() => null);
    if (!page || page.items[0]?.id === logs.value.items[0]?.id) return;
    if (logs.value.items.length === 0) logs.adopt(page);
    else setWaiting({ question, page });
  });

  const page = waiting?.question === question ? waiting.page : null;
  return {
    ...logs,
    fresh: page && freshOf(page, logs.value?.items[0]?.id),
    showFresh: () => {
      if (page) logs.adopt(page);
      setWaiting(null);
    },
  };
}

/** How many stand before the entry that was the newest; null when it is the newest still. */
function freshOf({ items }: AuditPage, newestShown: string | undefined): LiveLogs["fresh"] {
  const index = items.findIndex(({ id }) => id === newestShown);
  if (index === 0) return null;
  return index > 0 ? { count: index, isMore: false } : { count: PAGE_SIZE, isMore: true };
}
