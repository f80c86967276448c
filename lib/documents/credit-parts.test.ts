import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { creditParts, totalByInvoice, type DocumentLines } from "./credit-parts";
import { lineTaxPaise, sumBy, type LineFigures } from "./figures";

const line = (orderLineId: string, quantity: number, taxablePaise: number): LineFigures => ({
  orderLineId,
  quantity,
  gstBasisPoints: 1800,
  taxablePaise,
  igstPaise: 0,
  cgstPaise: Math.round(taxablePaise * 0.09),
  sgstPaise: Math.round(taxablePaise * 0.09),
});

const INVOICES: DocumentLines[] = [
  { id: "first", lines: [line("box", 3, 30_000)] },
  { id: "second", lines: [line("box", 2, 20_000), line("bag", 4, 8_000)] },
];

describe("a credit note over several invoices", () => {
  it("takes each line from its own invoices, oldest first", () => {
    const notes = [
      { id: "one", lines: [line("box", 4, 40_000), line("bag", 1, 2_000)] },
      { id: "two", lines: [line("box", 1, 10_000)] },
    ];
    const parts = creditParts(INVOICES, notes);
    const of = (id: string) =>
      parts.get(id)?.map(({ invoice, line: part }) => [invoice, part.orderLineId, part.quantity]);
    expect(of("one")).toEqual([
      ["first", "box", 3],
      ["second", "box", 1],
      ["second", "bag", 1],
    ]);
    expect(of("two")).toEqual([["second", "box", 1]]);
  });

  it("divides an amount without goods in proportion to each rest", () => {
    const parts = creditParts(INVOICES, [{ id: "cut", lines: [line("box", 0, 35_000)] }]);
    expect(parts.get("cut")?.map(({ line: part }) => part.taxablePaise)).toEqual([30_000, 5_000]);
    expect(totalByInvoice(parts.get("cut") ?? [], 41_301, "first")).toEqual([
      { invoice: "first", paise: 35_401 },
      { invoice: "second", paise: 5_900 },
    ]);
    expect(totalByInvoice([], 500, "first")).toEqual([{ invoice: "first", paise: 500 }]);
  });

  it("equals its parts to the paisa, after any earlier credits", () => {
    const amount = fc.integer({ min: 0, max: 50_000 });
    const noted = fc
      .record({ of: fc.constantFrom("box", "bag"), quantity: fc.nat({ max: 4 }), amount })
      .map(({ of, quantity, amount: paise }) => line(of, quantity, paise));
    const some = fc.array(fc.array(noted, { minLength: 1, maxLength: 3 }), { maxLength: 4 });
    fc.assert(
      fc.property(some, fc.integer({ min: 0, max: 90_000 }), (all, total) => {
        const notes = all.map((lines, index) => ({ id: String(index), lines }));
        const parts = creditParts(INVOICES, notes);
        for (const { id, lines } of notes) {
          const own = (parts.get(id) ?? []).map((part) => part.line);
          for (const name of ["quantity", "taxablePaise", "cgstPaise", "sgstPaise"] as const) {
            expect(sumBy(own, (part) => part[name])).toBe(sumBy(lines, (part) => part[name]));
          }
          expect(sumBy(own, lineTaxPaise)).toBe(sumBy(lines, lineTaxPaise));
          const shares = totalByInvoice(parts.get(id) ?? [], total, "first");
          expect(sumBy(shares, ({ paise }) => paise)).toBe(total);
        }
      }),
    );
  });
});
