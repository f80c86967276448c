import type { Translate } from "@/lib/i18n/translate";
import { translateMessage } from "@/lib/i18n/translate-message";
import type { StatementKind } from "./order-changes";

/** Labels of statement rows, on pages and in files. */
export const STATEMENT_KIND_NAMES: Record<StatementKind, string> = {
  opening: "Balance brought forward",
  order: "Order",
  invoice: "Invoice",
  credit_note: "Credit note",
  receipt: "Payment",
  refund: "Refund",
  reversal: "Correction",
};

/** The buckets of the closing balance, in display order. */
export const AGEING_NAMES = {
  notDue: "Not due yet",
  to30: "1 to 30 days late",
  to60: "31 to 60 days late",
  to90: "61 to 90 days late",
  over90: "More than 90 days late",
  inHand: "Paid in advance",
} as const;

const DETAILS = [
  "Order {number}",
  "Correction: {reason}",
  "{means}, taken back",
  "Bank transfer {reference}",
  "Cash {reference}",
  "Cheque {reference}",
  "TDS certificate {reference}",
  "Other {reference}",
];

/** Translates further details of a ledger row. */
export function translateRowDetails(t: Translate, words: string): string {
  const known = t(words);
  return known === words ? translateMessage(t, words, DETAILS) : known;
}
