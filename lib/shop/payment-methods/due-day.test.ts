import { expect, it } from "vitest";
import { dueDay } from "./due-day";
import type { PaymentMethod, PaymentRules } from "./methods";

const RULES = { paymentDays: 3 } as PaymentRules;
/** 18:30 UTC is midnight in India. */
const BEFORE_MIDNIGHT = new Date("2026-11-21T18:29:59Z");
const AFTER_MIDNIGHT = new Date("2026-11-21T18:30:00Z");

it.each<[PaymentMethod | undefined, Date, number | null, string | null]>([
  ["upi", BEFORE_MIDNIGHT, null, "2026-11-24"],
  ["bank", AFTER_MIDNIGHT, null, "2026-11-25"],
  ["razorpay", AFTER_MIDNIGHT, null, "2026-11-25"],
  ["account", BEFORE_MIDNIGHT, 45, "2027-01-05"],
  ["account", BEFORE_MIDNIGHT, null, null],
  ["cod", BEFORE_MIDNIGHT, 45, null],
  [undefined, BEFORE_MIDNIGHT, 45, null],
])("an order by %s of %s with %s days of credit is due on %s", (method, at, days, due) => {
  const credit = days === null ? null : { days };
  expect(dueDay(method, RULES, { credit, at })?.toISOString().slice(0, 10) ?? null).toBe(due);
});
