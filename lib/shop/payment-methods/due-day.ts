import { dayName } from "@/lib/base/india-time";
import type { PaymentMethod, PaymentRules } from "./methods";
import type { Credit } from "./offered";

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The last day to pay on for an order placed at a moment, as a date column has it; null where none is
 * agreed: cash is paid when the goods come.
 */
export function dueDay(
  method: PaymentMethod | undefined,
  { paymentDays }: PaymentRules,
  { credit, at }: { credit: Pick<Credit, "days"> | null; at: Date },
): Date | null {
  if (method === undefined || method === "cod") return null;
  const days = method === "account" ? credit?.days : paymentDays;
  if (days === undefined) return null;
  return new Date(Date.parse(dayName(at)) + days * DAY_MS);
}
