import { expect, it } from "vitest";
import { isAwaitingPayment, isOverdue, paymentLabel } from "./payment";
import type { OrderAnswer } from "../schemas";

const PAYMENT: OrderAnswer["payment"] = {
  method: "upi",
  state: "unpaid",
  due: 100,
  paid: 0,
  refunded: 0,
  billed: false,
  dueOn: "2026-11-21",
};
const NOON = new Date("2026-11-21T06:30:00Z");

it.each([
  ["2026-11-21T18:29:59Z", false],
  ["2026-11-21T18:30:00Z", true],
])("is overdue after the last second of its day in India: at %s %s", (now, overdue) => {
  expect(isOverdue(PAYMENT, new Date(now))).toBe(overdue);
  expect(isOverdue({ ...PAYMENT, due: 0 }, new Date(now))).toBe(false);
  expect(isOverdue({ ...PAYMENT, dueOn: null }, new Date(now))).toBe(false);
});

it.each<[Partial<OrderAnswer["payment"]>, string | null]>([
  [{}, "unpaid"],
  [{ dueOn: "2026-11-20" }, "overdue"],
  [{ method: null }, null],
  [{ method: null, billed: true, dueOn: null }, "unpaid"],
  [{ method: null, billed: true, due: 0 }, null],
  [{ method: null, state: "part", paid: 50, due: 50, dueOn: null }, "part"],
  [{ state: "paid", paid: 100, due: 0 }, "paid"],
  [{ state: "over", paid: 200, due: 0 }, "over"],
  [{ due: 0 }, null],
])("labels %j %s", (payment, label) => {
  expect(paymentLabel({ ...PAYMENT, ...payment }, NOON)).toBe(label);
});

it("waits for customers who pay in advance, not for those who pay later", () => {
  const awaited = (method: OrderAnswer["payment"]["method"], due = 1) =>
    isAwaitingPayment({ method, due });
  expect((["upi", "bank", "razorpay"] as const).map((method) => awaited(method))).toEqual([
    true,
    true,
    true,
  ]);
  for (const method of ["cod", "account", null] as const) expect(awaited(method)).toBe(false);
  expect(awaited("upi", 0)).toBe(false);
});
