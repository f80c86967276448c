import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { exampleOrder } from "@/e2e/steps/example-order";
import type { Order } from "../order";
import { dueRows, nextDueDay, type DueRow } from "./due-rows";
import { advanceShare, DUE_RULES, type PaymentSteps } from "./payment-steps";

const TODAY = "2026-12-05";
const base = exampleOrder();
const change = (status: Order["status"], day: string) => ({
  status,
  at: new Date(`${day}T06:30:00Z`),
  by: "Meera Nair",
  party: "shop" as const,
});

interface Given {
  total: number;
  charged?: number;
  paid?: number;
  refunded?: number;
  steps?: PaymentSteps;
  payment?: Partial<Order["payment"]>;
  order?: Partial<Order>;
}

const given = ({ total, charged = total, paid = 0, refunded = 0, ...others }: Given): Order => ({
  ...base,
  createdAt: new Date("2026-11-20T06:30:00Z"),
  dispatchBy: null,
  lines: [],
  totals: { ...base.totals, totalPaise: total },
  payment: {
    ...base.payment,
    method: "bank",
    outstandingPaise: charged - paid + refunded,
    paidPaise: paid,
    refundedPaise: refunded,
    ...(others.steps && { steps: others.steps }),
    ...others.payment,
  },
  ...others.order,
});

const rows = (facts: Given, today = TODAY) => dueRows(given(facts), today);
const dueOn = new Date("2026-12-04");

describe("an order without steps", () => {
  it("is due on a single day", () => {
    const one = { what: "balance", rule: null, amountPaise: 1000, by: "2026-12-04" };
    expect(rows({ total: 1000, paid: 400, payment: { dueOn } })).toEqual([
      { ...one, paidPaise: 400, state: "overdue" },
    ]);
    expect(rows({ total: 1000, payment: { dueOn } }, "2026-12-04")).toMatchObject([
      { state: "due" },
    ]);
    expect(rows({ total: 1000 })).toMatchObject([{ by: null, state: "open" }]);
  });

  it("starts with its advance, due before production", () => {
    const payment = { advancePercent: 50, dueOn };
    expect(rows({ total: 100_001, paid: 60_000, payment })).toMatchObject([
      { what: "advance", amountPaise: 50_001, by: null, paidPaise: 50_001, state: "paid" },
      { what: "balance", amountPaise: 50_000, paidPaise: 9_999, state: "overdue" },
    ]);
  });
});

describe("the day of a step", () => {
  const remaining = (step: PaymentSteps[number], order: Partial<Order> = {}) =>
    rows({ total: 1000, steps: [step], order }).map(({ by, state }) => [by, state]);

  it("counts from the order's acceptance", () => {
    expect(remaining({ rule: "after_acceptance", days: 3 })).toEqual([["2026-11-23", "overdue"]]);
    expect(remaining({ rule: "after_acceptance", days: 20 })).toEqual([["2026-12-10", "due"]]);
  });

  it("with the rule before_production is the day production began", () => {
    const step = { rule: "before_production" } as const;
    expect(remaining(step)).toEqual([[null, "due"]]);
    const history = [change("Processing", "2026-12-01"), change("Processing", "2026-12-03")];
    expect(remaining(step, { status: "Processing", history })).toEqual([["2026-12-01", "overdue"]]);
    expect(remaining(step, { status: "Pending", history })).toEqual([[null, "due"]]);
  });

  it("is open until the goods have a dispatch day, and is then that day", () => {
    const step = { rule: "before_dispatch" } as const;
    expect(remaining(step)).toEqual([[null, "open"]]);
    expect(remaining(step, { dispatchBy: "2026-12-20" })).toEqual([["2026-12-20", "due"]]);
    const gone = { status: "Shipped", history: [change("Shipped", "2026-12-02")] } as const;
    expect(remaining(step, { dispatchBy: "2026-12-20", ...gone })).toEqual([
      ["2026-12-02", "overdue"],
    ]);
  });

  it("is absent for cash on delivery", () => {
    expect(remaining({ rule: "on_delivery" })).toEqual([[null, "open"]]);
  });
});

describe("credit", () => {
  const steps: PaymentSteps = [{ rule: "after_invoice", days: 30 }];
  const invoice = (day: string, totalPaise: number) => ({ issuedOn: new Date(day), totalPaise });

  it("runs from the invoice of each dispatch", () => {
    const invoices = [invoice("2026-11-01", 300), invoice("2026-11-21", 500)];
    expect(rows({ total: 1000, paid: 100, steps, payment: { invoices } })).toMatchObject([
      { what: "total", amountPaise: 300, by: "2026-12-01", paidPaise: 100, state: "overdue" },
      { what: "total", amountPaise: 500, by: "2026-12-21", paidPaise: 0, state: "due" },
      { what: "total", amountPaise: 200, by: null, paidPaise: 0, state: "open" },
    ]);
  });

  it("covers the rest of an invoice after the advance", () => {
    const invoices = [invoice("2026-11-01", 500)];
    const agreed: PaymentSteps = [{ percent: 30, rule: "before_production" }, ...steps];
    expect(rows({ total: 1000, steps: agreed, payment: { invoices } })).toMatchObject([
      { what: "advance", amountPaise: 300 },
      { what: "balance", amountPaise: 200, by: "2026-12-01" },
      { what: "balance", amountPaise: 500, by: null },
    ]);
  });
});

it("bills over-runs last, without an advance on them", () => {
  const [line] = base.lines;
  if (!line) throw new Error("The example has lines.");
  const made = { ...line, pricePaise: 100, quantity: 11, orderedQuantity: 10 };
  const order = { lines: [{ ...made, basis: 1, lineTotalPaise: 1100, tax: null }] };
  const steps: PaymentSteps = [
    { percent: 30, rule: "before_production" },
    { rule: "before_dispatch" },
  ];
  expect(rows({ total: 1100, paid: 1040, steps, order })).toMatchObject([
    { what: "advance", amountPaise: 300, paidPaise: 300 },
    { what: "balance", amountPaise: 700, paidPaise: 700 },
    { what: "over_run", rule: "before_dispatch", amountPaise: 100, paidPaise: 40 },
  ]);
});

it("scales shares with the total, but not amounts", () => {
  const steps: PaymentSteps = [
    { percent: 50, rule: "before_production" },
    { paise: 200, rule: "before_dispatch" },
    { rule: "after_invoice", days: 30 },
  ];
  const amounts = (total: number) => rows({ total, steps }).map(({ amountPaise }) => amountPaise);
  expect(amounts(1000)).toEqual([500, 200, 300]);
  expect(amounts(2000)).toEqual([1000, 200, 800]);
  expect(amounts(300)).toEqual([150, 150]);
  expect(advanceShare(steps)).toBe(50);
  expect(advanceShare([{ rule: "before_production" }])).toBe(100);
});

const paise = fc.integer({ min: 0, max: 10 ** 11 });
const days = fc.integer({ min: 0, max: 60 });
const step = fc.record({ rule: fc.constantFrom(...DUE_RULES), days });
const early = fc.oneof(
  fc.record({
    percent: fc.integer({ min: 1, max: 100 }),
    rule: step.map(({ rule }) => rule),
    days,
  }),
  fc.record({ paise: fc.integer({ min: 1, max: 10 ** 11 }), rule: step.map(({ rule }) => rule) }),
);
const steps = fc
  .tuple(fc.array(early, { maxLength: 4 }), step)
  .map(([first, last]): PaymentSteps => [...first, last]);
const invoices = fc.array(
  fc.record({
    issuedOn: fc.integer({ min: 1, max: 28 }).map((day) => new Date(Date.UTC(2026, 10, day))),
    totalPaise: paise,
  }),
  { maxLength: 3 },
);
const orders = fc
  .record({ total: paise, off: paise, paid: paise, steps, invoices })
  .map(({ total, off, paid, ...agreed }) => ({
    total,
    charged: total - (off % (total + 1)),
    paid,
    steps: agreed.steps,
    payment: { invoices: agreed.invoices },
  }));

const RANK: Record<DueRow["state"], number> = { open: 0, due: 1, overdue: 2, paid: 3 };
const sum = (all: readonly DueRow[], value: (row: DueRow) => number) =>
  all.reduce((total, row) => total + value(row), 0);

describe("for any steps, invoices and payments", () => {
  it("rows add up to the charge and never count more than was received", () => {
    fc.assert(
      fc.property(orders, (order) => {
        const all = rows(order);
        expect(sum(all, ({ amountPaise }) => amountPaise)).toBe(order.charged);
        expect(sum(all, ({ paidPaise }) => paidPaise)).toBe(Math.min(order.paid, order.charged));
        expect(all.every(({ amountPaise }) => amountPaise > 0)).toBe(true);
      }),
    );
  });

  it("money fills the earlier rows first", () => {
    fc.assert(
      fc.property(orders, (order) => {
        const all = rows(order);
        const open = all.findIndex(({ state }) => state !== "paid");
        const later = open < 0 ? [] : all.slice(open + 1);
        expect(later.every(({ paidPaise }) => paidPaise === 0)).toBe(true);
      }),
    );
  });

  it("the due day only moves on as days pass", () => {
    const moments = fc.tuple(days, days);
    fc.assert(
      fc.property(orders, moments, (order, offsets) => {
        const [sooner = 0, later = 0] = offsets.toSorted((one, other) => one - other);
        const day = (offset: number) => new Date(Date.UTC(2026, 10, 1 + offset)).toISOString();
        const before = rows(order, day(sooner).slice(0, 10));
        const after = rows(order, day(later).slice(0, 10));
        before.forEach(({ state }, index) => {
          const next = after[index]?.state ?? "open";
          expect(RANK[next]).toBeGreaterThanOrEqual(RANK[state]);
        });
        expect(nextDueDay(before)).toBe(nextDueDay(after));
      }),
    );
  });
});
