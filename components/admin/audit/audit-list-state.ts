import { AUDIT_STATUSES, AUDIT_TYPES } from "@/lib/audit/words";

/** Entries on one page of the log. */
export const PAGE_SIZE = 50;

export interface AuditListState {
  q: string;
  type: keyof typeof AUDIT_TYPES | undefined;
  status: keyof typeof AUDIT_STATUSES | undefined;
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
  };
}

export function isFiltered({ q, type, status }: AuditListState): boolean {
  return q !== "" || type !== undefined || status !== undefined;
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
