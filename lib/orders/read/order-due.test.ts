import fc from "fast-check";
import { expect, it } from "vitest";
import { dueRows } from "./order-due";

const payment = (charged: number, { paid = 0, refunded = 0, advance = 0 } = {}) => ({
  advancePercent: advance,
  outstandingPaise: charged - paid + refunded,
  paidPaise: paid,
  refundedPaise: refunded,
  dueOn: new Date("2026-12-05"),
});

const cost = (totalPaise: number, overRunPaise = 0) => ({ totalPaise, overRunPaise });

it("is one row for an order without an advance", () => {
  expect(dueRows(cost(243_000), payment(243_000, { paid: 100_000 }))).toEqual([
    { what: "balance", amountPaise: 243_000, by: new Date("2026-12-05"), paidPaise: 100_000 },
  ]);
});

it("counts what came in for the advance first", () => {
  const rows = dueRows(cost(100_001), payment(100_001, { paid: 60_000, advance: 50 }));
  expect(rows).toMatchObject([
    { what: "advance", amountPaise: 50_001, by: null, paidPaise: 50_001 },
    { what: "balance", amountPaise: 50_000, paidPaise: 9_999 },
  ]);
});

it("is nothing once everything was credited", () => {
  expect(
    dueRows(cost(100_000), payment(0, { paid: 100_000, refunded: 100_000, advance: 30 })),
  ).toEqual([]);
});

it("asks last for what was made beyond the order, of which no advance is taken", () => {
  const paid = payment(110_000, { paid: 104_000, advance: 30 });
  expect(dueRows(cost(110_000, 10_000), paid)).toMatchObject([
    { what: "advance", amountPaise: 30_000, paidPaise: 30_000 },
    { what: "balance", amountPaise: 70_000, paidPaise: 70_000 },
    { what: "over_run", amountPaise: 10_000, paidPaise: 4_000 },
  ]);
});

it("adds up to what is charged, and never counts more than came in", () => {
  const paise = fc.integer({ min: 0, max: 10 ** 12 });
  const percent = fc.integer({ min: 0, max: 100 });
  fc.assert(
    fc.property(paise, percent, fc.tuple(paise, paise), paise, (total, advance, by, paid) => {
      const [off, over] = by.map((paise) => paise % (total + 1));
      const charged = total - (off ?? 0);
      const rows = dueRows(cost(total, over), payment(charged, { paid, advance }));
      const sum = (of: (row: (typeof rows)[number]) => number) =>
        rows.reduce((all, row) => all + of(row), 0);
      expect(sum((row) => row.amountPaise)).toBe(charged);
      expect(sum((row) => row.paidPaise)).toBe(Math.min(paid, charged));
    }),
  );
});
