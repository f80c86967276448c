import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addGst } from "@/lib/pricing/gst";
import { addFlatTax, calculateAmounts, lineTotalPaise } from "@/lib/pricing/totals";
import { billDispatch, type Bill } from "./dispatch-figures";
import { getExactPaise, lineTaxPaise, sumBy, getTaxablePaise } from "./figures";
import { orderBill } from "./invoice-figures";

interface Bought {
  pricePaise: number;
  quantity: number;
  basis: number;
  rateBasisPoints: number;
}

const RULES = { freeShippingAbovePaise: 200_000, shippingFeePaise: 15_000, taxPercent: 8 };

type Billed = Parameters<typeof orderBill>[0];

/** An order of these lines under the flat tax, or under GST within the state or interstate. */
function toBill(bought: readonly Bought[], promoPercent: number, regime: string): Bill {
  const isWithinState = regime === "within";
  const amounts = calculateAmounts(bought, RULES, promoPercent);
  const gst = regime === "flat" ? null : addGst(bought, amounts, isWithinState);
  const totals = gst?.totals ?? addFlatTax(amounts, RULES.taxPercent);
  const lines = bought.map((line, index) => ({
    ...line,
    id: `line ${index}`,
    lineTotalPaise: lineTotalPaise(line),
    tax: gst?.lineTaxes[index] ?? null,
  }));
  return orderBill({
    lines,
    totals: { ...totals, sampleCreditPaise: Math.floor(totals.discountPaise / 3), taxPercent: 8 },
    gst: gst && { roundOffPaise: gst.roundOffPaise },
  } as unknown as Billed);
}

/** Goods of any value; free goods bear no shipping. */
const bought = fc
  .array(
    fc.record({
      pricePaise: fc.oneof(
        fc.integer({ min: 1, max: 200 }),
        fc.integer({ min: 1, max: 5_000_000 }),
      ),
      quantity: fc.integer({ min: 1, max: 40 }),
      basis: fc.constantFrom(1, 100, 1000),
      rateBasisPoints: fc.constantFrom(0, 25, 500, 1200, 1800, 2800),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .filter((lines) => lines.some((line) => lineTotalPaise(line) > 0));

const bills = fc
  .tuple(bought, fc.constantFrom(0, 7, 33, 100), fc.constantFrom("flat", "within", "beyond"))
  .map(([lines, promo, regime]) => toBill(lines, promo, regime));

/** Splits an order into dispatches: each takes a random part of the rest, the last one everything. */
function dispatchAll(order: Bill, parts: readonly number[]): Bill[] {
  const left = new Map(order.figures.lines.map((line) => [line.orderLineId, line.quantity]));
  const billed: Bill[] = [];
  for (const [index, percent] of [...parts, 100].entries()) {
    const isLast = index === parts.length;
    const taken = [...left].map(([orderLineId, quantity], place) => ({
      orderLineId,
      quantity: isLast ? quantity : Math.floor((quantity * ((percent * (place + 3)) % 101)) / 100),
    }));
    if (taken.every(({ quantity }) => quantity === 0)) continue;
    taken.forEach(({ orderLineId, quantity }) =>
      left.set(orderLineId, (left.get(orderLineId) ?? 0) - quantity),
    );
    billed.push(billDispatch(order, billed, taken));
  }
  return billed;
}

const dispatched = fc
  .tuple(bills, fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 5 }))
  .map(([order, parts]) => ({ order, invoices: dispatchAll(order, parts) }));

describe("the invoices of an order's dispatches", () => {
  it("add up to the order to the paisa", () => {
    fc.assert(
      fc.property(dispatched, ({ order, invoices }) => {
        const sum = (amount: (bill: Bill) => number) => sumBy(invoices, amount);
        for (const name of ["untaxedPaise", "taxPaise", "roundOffPaise", "totalPaise"] as const) {
          expect(sum(({ figures }) => figures[name])).toBe(order.figures[name]);
        }
        const names = ["subtotalPaise", "discountPaise", "shippingPaise", "sampleCreditPaise"];
        for (const name of names as (keyof Bill["amounts"])[]) {
          expect(sum(({ amounts }) => amounts[name])).toBe(order.amounts[name]);
        }
        for (const line of order.figures.lines) {
          const parts = invoices.flatMap(({ figures }) =>
            figures.lines.filter(({ orderLineId }) => orderLineId === line.orderLineId),
          );
          const of = ["quantity", "taxablePaise", "cgstPaise", "sgstPaise", "igstPaise"] as const;
          for (const name of of) expect(sumBy(parts, (part) => part[name])).toBe(line[name]);
        }
      }),
    );
  });

  it("each add up, in whole rupees under GST, and are never negative", () => {
    fc.assert(
      fc.property(dispatched, ({ order, invoices }) => {
        const isGst = order.figures.lines.some(({ gstBasisPoints }) => gstBasisPoints !== null);
        for (const { figures, prices, amounts } of invoices) {
          expect(figures.totalPaise).toBe(getExactPaise(figures) + figures.roundOffPaise);
          expect(Math.abs(figures.roundOffPaise)).toBeLessThan(100);
          if (isGst) {
            expect(figures.totalPaise % 100).toBe(0);
            expect(figures.taxPaise).toBe(sumBy(figures.lines, lineTaxPaise));
          }
          const goods = amounts.subtotalPaise - amounts.discountPaise;
          const shipping = isGst ? amounts.shippingPaise : 0;
          expect(getTaxablePaise(figures)).toBe(goods + shipping);
          figures.lines.forEach((line, index) => {
            const price = prices[index];
            expect(line.quantity).toBeGreaterThan(0);
            expect(line.cgstPaise).toBe(line.sgstPaise);
            expect(price && price.grossPaise - price.discountPaise + price.shippingPaise).toBe(
              line.taxablePaise,
            );
            expect(Math.min(line.taxablePaise, lineTaxPaise(line))).toBeGreaterThanOrEqual(-1);
          });
          expect(figures.totalPaise).toBeGreaterThanOrEqual(-1);
        }
      }),
    );
  });

  it("equal the order's invoice for a single dispatch", () => {
    fc.assert(
      fc.property(bills, (order) => {
        expect(dispatchAll(order, [])).toEqual([order]);
      }),
    );
  });

  it("never exceed the rest", () => {
    const order = toBill(
      [{ pricePaise: 1000, quantity: 3, basis: 1, rateBasisPoints: 0 }],
      0,
      "flat",
    );
    const wanted = (quantity: number) => [{ orderLineId: "line 0", quantity }];
    const first = billDispatch(order, [], wanted(2));
    expect(() => billDispatch(order, [first], wanted(2))).toThrow(RangeError);
  });
});
