import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayNamed } from "@/lib/base/india-time";
import { orderChanges, type BookedPayment, type OrderBooks } from "./order-changes";
import { toDebts, type AccountOrder } from "./debts";
import { buildStatement, type Statement } from "./statement";

const at = (day: string, time = "12:00") => new Date(`${day}T${time}:00+05:30`);

const BOOKS: OrderBooks = {
  number: "KLN-1",
  placedAt: at("2026-05-03"),
  totalPaise: 100_000,
  isPayable: true,
  steps: [],
  documents: [],
  payments: [],
};

const receipt = (amountPaise: number, day: string): BookedPayment => ({
  id: day,
  kind: "receipt",
  at: at(day),
  means: "bank",
  reference: "UTR1",
  voucher: null,
  amountPaise,
  creditedPaise: 0,
  reversesId: null,
  tdsSection: null,
  tdsQuarter: null,
});

const invoice = (totalPaise: number, day: string, number = "KLN/2627-00001") => ({
  kind: "invoice" as const,
  number,
  at: at(day),
  totalPaise,
  corrects: [],
});

const note = (day: string, corrects: { invoice: string; paise: number }[]) => ({
  kind: "credit_note" as const,
  number: "KLN/2627C00001",
  at: at(day),
  corrects,
  totalPaise: corrects.reduce((sum, { paise }) => sum + paise, 0),
});

const account = (books: Partial<OrderBooks>, lateFrom: Date | null = null): AccountOrder => ({
  number: BOOKS.number,
  lateFrom,
  changes: orderChanges({ ...BOOKS, ...books }),
});

const of = (orders: AccountOrder[], from: string, to: string) =>
  buildStatement(orders, { from: dayNamed(from), until: new Date(+dayNamed(to) + 86_400_000) });

const getRows = ({ rows }: Statement) =>
  rows.map(({ kind, debitPaise, creditPaise, balancePaise }) => [
    ...[kind, debitPaise, creditPaise, balancePaise],
  ]);

describe("a statement", () => {
  const paidAndSent = account({
    payments: [receipt(40_000, "2026-05-04")],
    documents: [invoice(100_000, "2026-05-10")],
  });

  it("shows an order placed and invoiced in the period only by its invoice", () => {
    const statement = of([paidAndSent], "2026-05-01", "2026-05-31");
    expect(getRows(statement)).toEqual([
      ["receipt", 0, 40_000, -40_000],
      ["invoice", 100_000, 0, 60_000],
    ]);
    expect([statement.openingPaise, statement.closingPaise]).toEqual([0, 60_000]);
  });

  it("shows it as an order until its invoice replaces it", () => {
    const before = of([paidAndSent], "2026-05-01", "2026-05-09");
    expect(getRows(before)).toEqual([
      ["order", 100_000, 0, 100_000],
      ["receipt", 0, 40_000, 60_000],
    ]);
    const after = of([paidAndSent], "2026-05-10", "2026-05-31");
    expect(getRows(after)).toEqual([
      ["invoice", 100_000, 0, 160_000],
      ["order", 0, 100_000, 60_000],
    ]);
  });

  it("begins and ends with days in India", () => {
    const late = account({
      documents: [{ ...invoice(100_000, "2026-05-31"), at: at("2026-05-31", "23:59") }],
    });
    expect(of([late], "2026-05-31", "2026-05-31").rows).toHaveLength(2);
    expect(of([late], "2026-06-01", "2026-06-30")).toMatchObject({
      openingPaise: 100_000,
      rows: [],
    });
  });

  it("omits an order cancelled in the period, and reverses one that it showed before", () => {
    const cancelled = account({ steps: [{ status: "Cancelled", at: at("2026-05-06") }] });
    expect(of([cancelled], "2026-05-01", "2026-05-31").rows).toEqual([]);
    expect(getRows(of([cancelled], "2026-05-05", "2026-05-31"))).toEqual([
      ["order", 0, 100_000, 0],
    ]);
  });

  it("reverses a payment, and counts a refund before the invoice once", () => {
    const refund = {
      ...receipt(20_000, "2026-05-06"),
      kind: "refund" as const,
      creditedPaise: 20_000,
    };
    const mistake = receipt(5_000, "2026-05-05");
    const statement = of(
      [
        account({
          payments: [
            receipt(100_000, "2026-05-04"),
            mistake,
            refund,
            { ...mistake, id: "r", kind: "reversal", at: at("2026-05-07"), reversesId: mistake.id },
          ],
          documents: [
            invoice(100_000, "2026-05-10"),
            note("2026-05-10", [{ invoice: "KLN/2627-00001", paise: 20_000 }]),
          ],
        }),
      ],
      "2026-05-01",
      "2026-05-31",
    );
    expect(getRows(statement)).toEqual([
      ["receipt", 0, 100_000, -100_000],
      ["receipt", 0, 5_000, -105_000],
      ["refund", 20_000, 0, -85_000],
      ["reversal", 5_000, 0, -80_000],
      ["invoice", 100_000, 0, 20_000],
      ["credit_note", 0, 20_000, 0],
    ]);
  });

  it("owes nothing for an order without a payment method until a payment or its invoice", () => {
    const open = account({ isPayable: false });
    expect(of([open], "2026-05-01", "2026-05-31").closingPaise).toBe(0);
    const begun = account({ isPayable: false, payments: [receipt(1_000, "2026-05-20")] });
    expect(of([begun], "2026-05-01", "2026-05-31").closingPaise).toBe(99_000);
  });

  it("groups the balance by days since the due day", () => {
    const lateFrom = dayNamed("2026-05-11");
    const ageOn = (to: string) => of([account({}, lateFrom)], "2026-05-01", to).ageing;
    expect(ageOn("2026-05-10").notDuePaise).toBe(100_000);
    expect(ageOn("2026-05-11").to30Paise).toBe(100_000);
    expect(ageOn("2026-06-09").to30Paise).toBe(100_000);
    expect(ageOn("2026-06-10").to60Paise).toBe(100_000);
    expect(ageOn("2026-07-10").to90Paise).toBe(100_000);
    expect(ageOn("2026-08-09").over90Paise).toBe(100_000);
    const advance = account({ isPayable: false, payments: [receipt(100_500, "2026-05-20")] });
    expect(of([advance], "2026-05-01", "2026-05-31").ageing.inHandPaise).toBe(500);
  });
});

describe("the age of an order with several invoices", () => {
  const parts = {
    totalPaise: 100_000,
    documents: [invoice(60_000, "2026-05-10", "A"), invoice(40_000, "2026-07-10", "B")],
  };
  const debts = (more: Partial<OrderBooks> = {}, lateFrom: Date | null = null) => {
    const { debts: all, inHandPaise } = toDebts(account({ ...parts, ...more }, lateFrom));
    return [...all.map(({ paise }) => paise), inHandPaise];
  };

  it("is that of each invoice; money settles the oldest first", () => {
    const statement = of([account(parts)], "2026-05-01", "2026-07-31");
    expect(statement.ageing).toMatchObject({ to30Paise: 40_000, to90Paise: 60_000 });
    expect(debts({ payments: [receipt(70_000, "2026-07-20")] })).toEqual([0, 30_000, 0, 0]);
    expect(debts({ payments: [receipt(100_500, "2026-05-04")] })).toEqual([0, 0, 0, 500]);
  });

  it("is reduced by a credit note at its own invoice", () => {
    const credited = {
      documents: [...parts.documents, note("2026-07-20", [{ invoice: "B", paise: 30_000 }])],
    };
    expect(debts(credited)).toEqual([60_000, 10_000, 0, 0]);
    const paid = { ...credited, payments: [receipt(60_000, "2026-05-20")] };
    expect(debts(paid)).toEqual([0, 10_000, 0, 0]);
  });

  it("begins no earlier than the day after the invoice, and leaves the rest of the order open", () => {
    const { documents } = parts;
    const open = { documents: documents.slice(1) };
    const [first, remaining] = toDebts(
      account({ ...parts, ...open }, dayNamed("2026-06-01")),
    ).debts;
    expect(first?.lateFrom).toEqual(dayNamed("2026-07-11"));
    expect(remaining).toEqual({ invoice: null, lateFrom: dayNamed("2026-06-01"), paise: 60_000 });
  });
});

const day = fc
  .integer({ min: 0, max: 90 })
  .map((days) => new Date(+at("2026-05-01") + days * 86_400_000));

function toInvoices(totalPaise: number, percent: number, issuedAt: Date) {
  const first = Math.floor((totalPaise * percent) / 100);
  return [
    { ...invoice(first, "2026-05-01", "A"), at: issuedAt },
    { ...invoice(totalPaise - first, "2026-05-01", "B"), at: issuedAt },
  ];
}

const books: fc.Arbitrary<OrderBooks> = fc
  .record({
    placedAt: day,
    totalPaise: fc.integer({ min: 10_000, max: 1_000_000 }),
    isPayable: fc.boolean(),
    invoicedAt: fc.option(day),
    /** Percent of the order on its first invoice; the second has the rest. */
    firstPercent: fc.integer({ min: 1, max: 100 }),
    notes: fc.array(fc.record({ at: day, part: fc.integer({ min: 1, max: 30 }) }), {
      maxLength: 3,
    }),
    payments: fc.array(
      fc.record({
        at: day,
        kind: fc.constantFrom("receipt" as const, "refund" as const),
        amountPaise: fc.integer({ min: 1, max: 500_000 }),
        part: fc.integer({ min: 0, max: 20 }),
        reversedAt: fc.option(day),
      }),
      { maxLength: 5 },
    ),
    cancelledAt: fc.option(day),
  })
  .map(({ invoicedAt, firstPercent, notes, payments, cancelledAt, ...order }) => ({
    ...BOOKS,
    ...order,
    steps: cancelledAt ? [{ status: "Cancelled", at: cancelledAt }] : [],
    documents: invoicedAt
      ? [
          ...toInvoices(order.totalPaise, firstPercent, invoicedAt),
          ...notes
            .filter((each) => each.at >= invoicedAt)
            .map((each) => ({
              kind: "credit_note" as const,
              number: "C",
              at: each.at,
              totalPaise: Math.floor((order.totalPaise * each.part) / 100),
              corrects: [],
            })),
        ]
      : [],
    payments: payments.flatMap(({ part, reversedAt, ...payment }, index) => {
      const isRefund = payment.kind === "refund";
      const creditedPaise = isRefund ? Math.floor((order.totalPaise * part) / 100) : 0;
      const row = { ...receipt(0, ""), ...payment, id: String(index), creditedPaise };
      if (!reversedAt || reversedAt < row.at) return [row];
      const reversal = { ...row, id: `${index}r`, kind: "reversal" as const, at: reversedAt };
      return [row, { ...reversal, creditedPaise: 0, reversesId: row.id }];
    }),
  }));

/** As in prisma/sql/ledger.sql: the amount owed for an order, or to be refunded. */
function owed({ documents, payments, steps, totalPaise, isPayable }: OrderBooks): number {
  const valid = payments.filter(
    ({ id, kind }) => kind !== "reversal" && !payments.some(({ reversesId }) => reversesId === id),
  );
  const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);
  const amounts = (kind: string) =>
    sum(valid.filter((row) => row.kind === kind).map(({ amountPaise }) => amountPaise));
  const notes = sum(
    documents.filter(({ kind }) => kind === "credit_note").map((each) => each.totalPaise),
  );
  const credited = Math.max(sum(valid.map(({ creditedPaise }) => creditedPaise)), notes);
  const charged = steps.length > 0 ? 0 : totalPaise - credited;
  const paid = amounts("receipt");
  const outstanding = charged - paid + amounts("refund");
  const owes = isPayable || documents.length > 0 || paid > 0;
  return owes ? outstanding : amounts("refund");
}

const accounts = fc.array(books, { maxLength: 4 }).map((all) => ({
  all,
  orders: all.map((each) => ({ ...account(each), lateFrom: dayNamed("2026-06-01") })),
}));

describe("any statement", () => {
  it("closes with the amount owed", () => {
    fc.assert(
      fc.property(accounts, ({ all, orders }) => {
        const { closingPaise } = of(orders, "2026-05-01", "2026-12-31");
        expect(closingPaise).toBe(all.reduce((sum, each) => sum + owed(each), 0));
      }),
    );
  });

  it("begins with the previous closing balance on any day, and adds up row by row", () => {
    fc.assert(
      fc.property(accounts, fc.integer({ min: 2, max: 28 }), ({ orders }, cut) => {
        const name = (number: number) => `2026-06-${String(number).padStart(2, "0")}`;
        const first = of(orders, "2026-05-01", name(cut));
        const second = of(orders, name(cut + 1), "2026-12-31");
        expect(second.openingPaise).toBe(first.closingPaise);
        for (const { openingPaise, rows, closingPaise, ageing } of [first, second]) {
          let balance = openingPaise;
          for (const row of rows) {
            balance += row.debitPaise - row.creditPaise;
            expect(row.balancePaise).toBe(balance);
            expect(Math.min(row.debitPaise, row.creditPaise)).toBe(0);
          }
          expect(closingPaise).toBe(balance);
          const { inHandPaise, ...late } = ageing;
          const owedPaise = Object.values(late).reduce((sum, paise) => sum + paise, 0);
          expect(owedPaise - inHandPaise).toBe(closingPaise);
        }
      }),
    );
  });
});
