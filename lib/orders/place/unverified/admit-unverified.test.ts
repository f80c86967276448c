import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { unverifiedRoom } from "./admit-unverified";

describe("the share of stock for unverified orders", () => {
  it.each([
    [10, 0, 50, 5],
    [5, 5, 50, 0],
    [7, 3, 50, 2],
    [1, 0, 50, 1],
    [9, 0, 50, 5],
    [10, 0, 0, 0],
    [10, 0, 100, 10],
    [2, 8, 50, 0],
  ])("of %i in stock and %i held, at %i%%, leaves %i", (stock, held, share, room) => {
    expect(unverifiedRoom(stock, held, share)).toBe(room);
  });

  it("is never exceeded, in any sequence of orders", () => {
    const stock = fc.integer({ min: 0, max: 10_000 });
    const share = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(
        stock,
        share,
        fc.array(fc.integer({ min: 1, max: 500 })),
        (all, percent, asks) => {
          let held = 0;
          for (const quantity of asks) {
            if (quantity <= unverifiedRoom(all - held, held, percent)) held += quantity;
          }
          expect(held).toBeLessThanOrEqual(Math.ceil((all * percent) / 100));
        },
      ),
    );
  });
});
