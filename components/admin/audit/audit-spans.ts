import { dayStart } from "@/lib/base/india-time";

interface Span {
  label: string;
  /** "of the last 24 hours" */
  of: string;
  /** "in the last 24 hours" */
  during: string;
}

/** Calendar days in India, each with its own button. */
export const AUDIT_DAYS = {
  today: { label: "Today", of: "of today", during: "today" },
  yesterday: { label: "Yesterday", of: "of yesterday", during: "yesterday" },
} as const satisfies Record<string, Span>;

const last = (time: string) => ({
  time,
  label: `Last ${time}`,
  of: `of the last ${time}`,
  during: `in the last ${time}`,
});

/** Periods that end now; the default is a day (docs/product.md: Audit log). */
export const AUDIT_TIMES = {
  day: { ...last("24 hours"), days: 1 },
  week: { ...last("7 days"), days: 7 },
  month: { ...last("30 days"), days: 30 },
  year: { ...last("12 months"), days: 365 },
} as const;

export const AUDIT_SPANS = { ...AUDIT_DAYS, ...AUDIT_TIMES } as const;

export type AuditSpan = keyof typeof AUDIT_SPANS;

export function auditSpan(text: string | null): AuditSpan {
  return text !== null && Object.hasOwn(AUDIT_SPANS, text) ? (text as AuditSpan) : "day";
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The period as query parameters of list and export; both default to the last day. `now` in milliseconds since
 * 1970.
 */
export function spanQuery(span: AuditSpan, now: number): { since?: string; until?: string } {
  const midnight = dayStart(new Date(now)).getTime();
  if (span === "day") return {};
  if (span === "today") return { since: toIso(midnight) };
  if (span === "yesterday") return { since: toIso(midnight - DAY_MS), until: toIso(midnight - 1) };
  return { since: toIso(now - AUDIT_TIMES[span].days * DAY_MS) };
}

const toIso = (ms: number) => new Date(ms).toISOString();
