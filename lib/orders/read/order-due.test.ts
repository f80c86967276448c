import fc from "fast-check";
import { expect, it } from "vitest";
import { dueRows } from "./order-due";

const payment = (charged: number, paid = 0, refunded = 0) => ({
  outstandingPaise: charged - paid + refunded,
  paidPaise: paid,
  refundedPaise: refunded,
  dueOn: new Date("2026-12-05"),
});

it("is one row for an order without an advance", () => {
  expect(dueRows(243_000, 0, payment(243_000, 100_000))).toEqual([
    { what: "balance", amountPaise: 243_000, by: new Date("2026-12-05"), paidPaise: 100_000 },
  ]);
});

it("counts what came in for the advance first", () => {
  const rows = dueRows(100_001, 50, payment(100_001, 60_000));
  expect(rows).toMatchObject([
    { what: "advance", amountPaise: 50_001, by: null, paidPaise: 50_001 },
    { what: "balance", amountPaise: 50_000, paidPaise: 9_999 },
  ]);
});

it("is nothing once everything was credited", () => {
  expect(dueRows(100_000, 30, payment(0, 100_000, 100_000))).toEqual([]);
});

it("adds up to what is charged, and never counts more than came in", () => {
  const paise = fc.integer({ min: 0, max: 10 ** 12 });
  const percent = fc.integer({ min: 0, max: 100 });
  fc.assert(
    fc.property(paise, percent, paise, paise, (total, advance, off, paid) => {
      const charged = total - (off % (total + 1));
      const rows = dueRows(total, advance, payment(charged, paid));
      const sum = (of: (row: (typeof rows)[number]) => number) =>
        rows.reduce((all, row) => all + of(row), 0);
      expect(sum((row) => row.amountPaise)).toBe(charged);
      expect(sum((row) => row.paidPaise)).toBe(Math.min(paid, charged));
    }),
  );
});
