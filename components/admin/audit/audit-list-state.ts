import { AUDIT_STATUSES, AUDIT_TYPES } from "@/lib/audit/words";

/** Entries on one page of the log. */
export const PAGE_SIZE = 50;

/** How far back one may look; a day where the address says nothing (docs/product.md: Audit log). */
export const AUDIT_SPANS = {
  day: { label: "24 hours", days: 1 },
  week: { label: "7 days", days: 7 },
  month: { label: "30 days", days: 30 },
  year: { label: "12 months", days: 365 },
} as const;

export type AuditSpan = keyof typeof AUDIT_SPANS;

export interface AuditListState {
  q: string;
  type: keyof typeof AUDIT_TYPES | undefined;
  status: keyof typeof AUDIT_STATUSES | undefined;
  span: AuditSpan;
}

function keyIn<T extends object>(words: T, text: string | null): keyof T | undefined {
  return text !== null && Object.hasOwn(words, text) ? (text as keyof T) : undefined;
}

/** Reads the filters from the address; what the log does not know is left out. */
export function auditListState(search: URLSearchParams): AuditListState {
  return {
    q: (search.get("q") ?? "").trim().slice(0, 100),
    type: keyIn(AUDIT_TYPES, search.get("type")),
    status: keyIn(AUDIT_STATUSES, search.get("status")),
    span: keyIn(AUDIT_SPANS, search.get("span")) ?? "day",
  };
}

export function isFiltered({ q, type, status }: AuditListState): boolean {
  return q !== "" || type !== undefined || status !== undefined;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** The span as list and export take it; they look a day back by themselves. `now` in milliseconds since 1970. */
export function sinceQuery(span: AuditSpan, now: number): Record<string, string> {
  if (span === "day") return {};
  return { since: new Date(now - AUDIT_SPANS[span].days * DAY_MS).toISOString() };
}

/** The filters as list and export take them. */
export function filterQuery({ q, type, status }: AuditListState): Record<string, string> {
  return { ...(q ? { q } : {}), ...(type ? { type } : {}), ...(status ? { status } : {}) };
}

/** The query of GET /admin/audit-logs for a page of them. */
export function auditQuery(
  state: AuditListState,
  cursor: string | undefined,
): Record<string, string> {
  return { limit: String(PAGE_SIZE), ...filterQuery(state), ...(cursor ? { cursor } : {}) };
}
