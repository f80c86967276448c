/** How far back one may look; a day where the address says nothing (docs/product.md: Audit log). */
export const AUDIT_SPANS = {
  day: { label: "24 hours", days: 1 },
  week: { label: "7 days", days: 7 },
  month: { label: "30 days", days: 30 },
  year: { label: "12 months", days: 365 },
} as const;

export type AuditSpan = keyof typeof AUDIT_SPANS;

export function auditSpan(text: string | null): AuditSpan {
  return text !== null && Object.hasOwn(AUDIT_SPANS, text) ? (text as AuditSpan) : "day";
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** The span as list and export take it; they look a day back by themselves. `now` in milliseconds since 1970. */
export function sinceQuery(span: AuditSpan, now: number): Record<string, string> {
  if (span === "day") return {};
  return { since: new Date(now - AUDIT_SPANS[span].days * DAY_MS).toISOString() };
}
