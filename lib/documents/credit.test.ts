import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addGst, apportion } from "@/lib/pricing/gst";
import { addFlatTax, calculateAmounts } from "@/lib/pricing/totals";
import { calculateCredit, calculateRemaining, type Credited } from "./credit";
import { lineTaxPaise, sumBy, getTaxablePaise, type Figures } from "./figures";

interface Bought {
  pricePaise: number;
  quantity: number;
  rateBasisPoints: number;
}

const RULES = { freeShippingAbovePaise: 200_000, shippingFeePaise: 15_000, taxPercent: 8 };

function gstInvoice(bought: Bought[], promoPercent: number, isWithinState: boolean): Figures {
  const gst = addGst(bought, calculateAmounts(bought, RULES, promoPercent), isWithinState);
  return {
    lines: gst.lineTaxes.map(({ rateBasisPoints: gstBasisPoints, ...tax }, index) => ({
      orderLineId: `line ${index}`,
      quantity: bought[index]?.quantity ?? 0,
      gstBasisPoints,
      ...tax,
    })),
    untaxedPaise: 0,
    taxPaise: gst.totals.taxPaise,
    roundOffPaise: gst.roundOffPaise,
    totalPaise: gst.totals.totalPaise,
  };
}

function flatInvoice(bought: Bought[], promoPercent: number): Figures {
  const totals = addFlatTax(calculateAmounts(bought, RULES, promoPercent), RULES.taxPercent);
  const goods = bought.map(({ pricePaise, quantity }) => pricePaise * quantity);
  const discounts = apportion(totals.discountPaise, goods);
  return {
    lines: bought.map(({ quantity }, index) => ({
      orderLineId: `line ${index}`,
      quantity,
      gstBasisPoints: null,
      taxablePaise: (goods[index] ?? 0) - (discounts[index] ?? 0),
      cgstPaise: 0,
      sgstPaise: 0,
      igstPaise: 0,
    })),
    untaxedPaise: totals.shippingPaise,
    taxPaise: totals.taxPaise,
    roundOffPaise: 0,
    totalPaise: totals.totalPaise,
  };
}

const bought = fc.array(
  fc.record({
    pricePaise: fc.oneof(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 5_000_000 })),
    quantity: fc.integer({ min: 1, max: 40 }),
    rateBasisPoints: fc.constantFrom(0, 25, 500, 1200, 1800, 2800, 10_000),
  }),
  { minLength: 1, maxLength: 5 },
);

const invoices = fc
  .tuple(bought, fc.constantFrom(0, 7, 33, 100), fc.constantFrom("flat", "within", "beyond"))
  .map(([lines, promo, regime]) =>
    regime === "flat" ? flatInvoice(lines, promo) : gstInvoice(lines, promo, regime === "within"),
  );

/** A random credit as a share of the rest, so that most of them are possible. */
interface Wish {
  byAmount: boolean;
  permille: number;
  shares: number[];
}

const wishes: fc.Arbitrary<Wish[]> = fc.array(
  fc.record({
    byAmount: fc.boolean(),
    permille: fc.integer({ min: 1, max: 1000 }),
    shares: fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 5, maxLength: 5 }),
  }),
  { maxLength: 8 },
);

function meant(left: Figures, { byAmount, permille, shares }: Wish): Credited {
  if (byAmount) return { kind: "amount", paise: Math.ceil((left.totalPaise * permille) / 1000) };
  const packs = left.lines.map(({ orderLineId, quantity }, index) => ({
    orderLineId,
    quantity: Math.floor((quantity * (shares[index] ?? 0)) / 4),
  }));
  return { kind: "lines", lines: packs };
}

/** Issues the credit notes in order; skips those that exceed the rest. */
function issue(invoice: Figures, requested: readonly Wish[]): Figures[] {
  const credits: Figures[] = [];
  for (const request of requested) {
    const left = calculateRemaining(invoice, credits);
    const hasGoods = left.lines.some(({ quantity }) => quantity > 0);
    if (request.byAmount ? left.totalPaise > 0 : hasGoods) {
      const credited = meant(left, request);
      const isNothing = credited.kind === "lines" && credited.lines.every((l) => l.quantity === 0);
      if (!isNothing) credits.push(calculateCredit(invoice, credits, credited));
    }
  }
  return credits;
}

const computeAmounts = (figures: Figures) => [
  ...figures.lines.flatMap((line) => [
    line.quantity,
    line.taxablePaise,
    line.cgstPaise,
    line.sgstPaise,
    line.igstPaise,
  ]),
  figures.untaxedPaise,
  figures.taxPaise,
  figures.totalPaise,
];

describe("credit notes of an invoice", () => {
  it("take back the billed amount to the paisa, in any steps", () => {
    fc.assert(
      fc.property(invoices, wishes, (invoice, requested) => {
        const credits = issue(invoice, requested);
        for (const amount of credits.flatMap(computeAmounts))
          expect(amount).toBeGreaterThanOrEqual(0);
        for (const amount of computeAmounts(calculateRemaining(invoice, credits))) {
          expect(amount).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it("each add up, with equal CGST and SGST, and without rounding under the flat tax", () => {
    fc.assert(
      fc.property(invoices, wishes, (invoice, requested) => {
        for (const credit of issue(invoice, requested)) {
          const { untaxedPaise, taxPaise, roundOffPaise, totalPaise } = credit;
          expect(getTaxablePaise(credit) + untaxedPaise + taxPaise + roundOffPaise).toBe(
            totalPaise,
          );
          const isFlat = invoice.lines.every(({ gstBasisPoints }) => gstBasisPoints === null);
          if (isFlat) expect(roundOffPaise).toBe(0);
          else expect(sumBy(credit.lines, lineTaxPaise)).toBe(taxPaise);
          for (const line of credit.lines) expect(line.cgstPaise).toBe(line.sgstPaise);
        }
      }),
    );
  });

  it("add up to the invoice in every amount, once the rest is credited", () => {
    fc.assert(
      fc.property(invoices, wishes, (invoice, requested) => {
        const credits = issue(invoice, requested);
        const left = calculateRemaining(invoice, credits);
        fc.pre(left.totalPaise > 0);
        credits.push(calculateCredit(invoice, credits, { kind: "all" }));
        const remaining = calculateRemaining(invoice, credits);
        expect(computeAmounts(remaining).every((amount) => amount === 0)).toBe(true);
        expect(remaining.roundOffPaise).toBe(0);
        expect(() => calculateCredit(invoice, credits, { kind: "all" })).toThrow("nothing left");
      }),
    );
  });

  it("add up to the whole invoice when packs were credited one by one", () => {
    fc.assert(
      fc.property(bought, fc.boolean(), (lines, within) => {
        const invoice = gstInvoice(lines, 7, within);
        const credits: Figures[] = [];
        for (const { orderLineId, quantity } of invoice.lines) {
          for (let pack = 0; pack < quantity; pack += 1) {
            const packs = [{ orderLineId, quantity: 1 }];
            credits.push(calculateCredit(invoice, credits, { kind: "lines", lines: packs }));
          }
        }
        expect(sumBy(credits, ({ totalPaise }) => totalPaise)).toBe(invoice.totalPaise);
      }),
      { numRuns: 20 },
    );
  });

  it("of an amount equal that amount, with proportional taxes to the paisa", () => {
    fc.assert(
      fc.property(invoices, fc.integer({ min: 1, max: 1000 }), (invoice, permille) => {
        const paise = Math.ceil((invoice.totalPaise * permille) / 1000);
        fc.pre(paise > 0);
        const credit = calculateCredit(invoice, [], { kind: "amount", paise });
        expect(credit.totalPaise).toBe(paise);
        const share = (invoice.taxPaise * paise) / invoice.totalPaise;
        expect(Math.abs(credit.taxPaise - share)).toBeLessThan(60);
      }),
    );
  });
});

describe("a credit note", () => {
  /** Two packs at ₹450.50 and one at ₹9.99, 5 % and 18 % within the state, shipping ₹150: ₹1116 (rounded). */
  const lines = [
    { pricePaise: 45_050, quantity: 2, rateBasisPoints: 500 },
    { pricePaise: 999, quantity: 1, rateBasisPoints: 1800 },
  ];
  const invoice = gstInvoice(lines, 0, true);

  it("for one of two packs takes back half of the line, in whole rupees", () => {
    const packs = [{ orderLineId: "line 0", quantity: 1 }];
    const credit = calculateCredit(invoice, [], { kind: "lines", lines: packs });
    const [line] = invoice.lines;
    expect(credit.lines).toEqual([
      expect.objectContaining({ quantity: 1, taxablePaise: (line?.taxablePaise ?? 0) / 2 }),
    ]);
    expect(credit.totalPaise % 100).toBe(0);
    expect(Math.abs(credit.roundOffPaise)).toBeLessThanOrEqual(50);
  });

  it.each<[string, Credited]>([
    [
      "more packs than were sold",
      { kind: "lines", lines: [{ orderLineId: "line 0", quantity: 3 }] },
    ],
    ["half a pack", { kind: "lines", lines: [{ orderLineId: "line 0", quantity: 0.5 }] }],
    ["fewer than none", { kind: "lines", lines: [{ orderLineId: "line 0", quantity: -1 }] }],
    ["a strange line", { kind: "lines", lines: [{ orderLineId: "line 9", quantity: 1 }] }],
    ["no line", { kind: "lines", lines: [] }],
    ["nothing", { kind: "amount", paise: 0 }],
    ["more than the total", { kind: "amount", paise: invoice.totalPaise + 1 }],
  ])("for %s is refused", (_, credited) => {
    expect(() => calculateCredit(invoice, [], credited)).toThrow(RangeError);
  });

  it("adds up a line that is named twice", () => {
    const twice = [1, 1].map((quantity) => ({ orderLineId: "line 0", quantity }));
    const credit = calculateCredit(invoice, [], { kind: "lines", lines: twice });
    expect(credit.lines[0]?.quantity).toBe(2);
  });

  it("keeps the shipping of the flat tax until everything is credited", () => {
    const flat = flatInvoice(lines, 0);
    const goods = flat.lines.map(({ orderLineId, quantity }) => ({ orderLineId, quantity }));
    const first = calculateCredit(flat, [], { kind: "lines", lines: goods });
    expect(first.totalPaise).toBe(flat.totalPaise - 15_000);
    expect(calculateCredit(flat, [first], { kind: "all" })).toMatchObject({
      lines: [],
      untaxedPaise: 15_000,
      totalPaise: 15_000,
    });
  });
});
