import { DAY_MS, dayName } from "@/lib/base/india-time";
import type { PaymentMethod, PaymentRules } from "./methods";
import type { Credit } from "./offered";

/**
 * Returns the last day to pay for an order placed at a moment, as a date column stores it; null when no day is agreed:
 * cash is paid on delivery.
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
