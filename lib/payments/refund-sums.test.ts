import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { creditedBy, mostRefundable, overpaidPaise, type RefundSums } from "./refund-sums";

const NOTHING: RefundSums = {
  paidPaise: 0,
  refundedPaise: 0,
  outstandingPaise: 1000,
  underWayPaise: 0,
  underWayCreditedPaise: 0,
};

describe("the refundable amount", () => {
  it("is the money received, less finished and open refunds", () => {
    expect(mostRefundable(NOTHING)).toBe(0);
    const sums = { ...NOTHING, paidPaise: 900, refundedPaise: 200, underWayPaise: 300 };
    expect(mostRefundable(sums)).toBe(400);
  });

  it("lowers the amount due only beyond an overpayment", () => {
    const over = { ...NOTHING, paidPaise: 1300, outstandingPaise: -300 };
    expect(overpaidPaise(over)).toBe(300);
    expect([200, 300, 301, 1300].map((amount) => creditedBy(over, amount))).toEqual([
      0, 0, 1, 1000,
    ]);
    const owing = { ...NOTHING, paidPaise: 400, outstandingPaise: 600 };
    expect(creditedBy(owing, 400)).toBe(400);
  });

  it("never adds up to more than was received, nor credits more than the order's total", () => {
    const step = fc.record({
      kind: fc.constantFrom("receipt", "refund", "razorpay", "answer"),
      paise: fc.integer({ min: 1, max: 2000 }),
    });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2000 }), fc.array(step, { maxLength: 30 }), play),
    );
  });
});

type Step = { kind: "receipt" | "refund" | "razorpay" | "answer"; paise: number };

/** Replays steps on an order of `total` without an invoice, updating the sums as the ledger's triggers do. */
function play(total: number, steps: readonly Step[]): void {
  let sums: RefundSums = { ...NOTHING, outstandingPaise: total };
  let credited = 0;
  let waiting: { paise: number; credited: number }[] = [];
  const settle = (paise: number, less: number) => {
    credited += less;
    const refundedPaise = sums.refundedPaise + paise;
    sums = { ...sums, refundedPaise, outstandingPaise: sums.outstandingPaise + paise - less };
  };
  for (const { kind, paise } of steps) {
    if (kind === "receipt") {
      const paidPaise = sums.paidPaise + paise;
      sums = { ...sums, paidPaise, outstandingPaise: sums.outstandingPaise - paise };
    } else if (kind === "answer") {
      const [first, ...others] = waiting;
      waiting = others;
      if (first) settle(first.paise, first.credited);
    } else if (paise <= mostRefundable(sums)) {
      const less = creditedBy(sums, paise);
      if (kind === "refund") settle(paise, less);
      else waiting.push({ paise, credited: less });
    }
    const sum = (of: "paise" | "credited") => waiting.reduce((all, refund) => all + refund[of], 0);
    sums = { ...sums, underWayPaise: sum("paise"), underWayCreditedPaise: sum("credited") };
    expect(sums.refundedPaise + sums.underWayPaise).toBeLessThanOrEqual(sums.paidPaise);
    expect(credited + sums.underWayCreditedPaise).toBeLessThanOrEqual(total);
    expect(overpaidPaise(sums)).toBeLessThanOrEqual(mostRefundable(sums));
  }
}
