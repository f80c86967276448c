import { useSearchParams } from "next/navigation";
import { useEffect, useEffectEvent, useState } from "react";
import { type Load, useLoad } from "@/components/shared/call/use-load";
import { pickFrom, searchText } from "@/components/shared/list/filters";
import { type List, fetchPage, type ListPage, useList } from "@/components/shared/list/use-list";
import { type AuditLog, type AuditSummary, AUDIT_STATUSES, AUDIT_TYPES } from "@/lib/audit/schemas";
import { call } from "@/lib/client/api";
import { auditSpan, type AuditSpan, spanQuery } from "./audit-spans";

const PAGE_SIZE = 50;

const LIVE_SECONDS = 30;

const filters = {
  q: searchText,
  type: pickFrom(Object.keys(AUDIT_TYPES) as AuditLog["type"][]),
  status: pickFrom(Object.keys(AUDIT_STATUSES) as AuditLog["status"][]),
};

const notice = "Could not load audit logs.";
const toast = () => ({ title: "Error fetching audit logs", description: notice });

const loadSince = fetchPage("GET /admin/audit-logs");

/** Computes the span when the request is sent, because a request may be repeated later. */
function loadLogs(question: string, signal?: AbortSignal): Promise<ListPage<AuditLog>> {
  const { span, ...query } = JSON.parse(question) as { span: AuditSpan };
  return loadSince(JSON.stringify({ ...query, ...spanQuery(span, Date.now()) }), signal);
}

function loadSummary(_: string, signal: AbortSignal): Promise<AuditSummary> {
  return call("GET /admin/audit-logs/summary", { signal });
}

export function useAuditSummary(): Load<AuditSummary> {
  const summary = useLoad({ load: loadSummary });
  useWhileVisible(summary.reload);
  return summary;
}

export interface LiveLogs extends List<AuditLog, typeof filters> {
  span: AuditSpan;
  /** New entries since the page was loaded; shown only on request, so that nothing moves while reading. */
  fresh: { count: number; isMore: boolean } | null;
  showFresh: () => void;
}

/** Loads a page of the log. The first page polls for new entries. */
export function useAuditLogs(): LiveLogs {
  const span = auditSpan(useSearchParams().get("span"));
  const logs = useList({
    load: loadLogs,
    filters,
    more: { span },
    pageSize: PAGE_SIZE,
    what: "audit logs",
    notice,
    toast,
  });
  const { question, value, address } = logs;
  const [waiting, setWaiting] = useState<{ question: string; page: ListPage<AuditLog> } | null>(
    null,
  );

  useWhileVisible(async () => {
    if (address.place.page > 1 || logs.loading || !value) return;
    // Ignores a failure: the page stays as it is, and the next poll retries.
    const page = await loadLogs(question).catch(() => null);
    if (!page || page.items[0]?.id === value.items[0]?.id) return;
    if (value.items.length === 0) logs.adopt(page);
    else setWaiting({ question, page });
  });

  const page = waiting?.question === question ? waiting.page : null;
  return {
    ...logs,
    span,
    fresh: page && freshEntries(page, value?.items[0]?.id),
    showFresh: () => {
      if (page) logs.adopt(page);
      setWaiting(null);
    },
  };
}

/** Returns how many entries precede the one that was the newest; null when it still is the newest. */
function freshEntries(
  { items }: ListPage<AuditLog>,
  newestShown: string | undefined,
): LiveLogs["fresh"] {
  const index = items.findIndex(({ id }) => id === newestShown);
  if (index === 0) return null;
  return index > 0 ? { count: index, isMore: false } : { count: PAGE_SIZE, isMore: true };
}

/** Runs `work` every LIVE_SECONDS while the page is visible, and when it becomes visible again. */
function useWhileVisible(work: () => void | Promise<void>): void {
  const run = useEffectEvent(() => void work());
  useEffect(() => {
    let last = Date.now();
    const tick = () => {
      if (document.visibilityState !== "visible") return;
      if (Date.now() - last < LIVE_SECONDS * 1000) return;
      last = Date.now();
      run();
    };
    const timer = setInterval(tick, 1000);
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", tick);
    };
  }, []);
}
