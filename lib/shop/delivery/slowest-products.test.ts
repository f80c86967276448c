import fc from "fast-check";
import { expect, it } from "vitest";
import { daysToLeave } from "@/lib/shop/working-time/calendar";
import { slowestProducts } from "./slowest-products";

const line = fc.record(
  { product: fc.uuid(), dispatchDays: fc.integer({ min: 0, max: 365 }) },
  { requiredKeys: ["product"] },
);
const lines = fc.uniqueArray(line, { selector: ({ product }) => product, maxLength: 20 });

it("leave on the same day as the whole cart, and are two at most", () => {
  fc.assert(
    fc.property(lines, fc.integer({ min: 0, max: 365 }), (cart, usual) => {
      const requested = slowestProducts(cart);
      expect(requested.length).toBeLessThanOrEqual(2);
      const times = (of: typeof cart) => of.map(({ dispatchDays }) => dispatchDays ?? null);
      const slowest = cart.filter(({ product }) => requested.includes(product));
      const shop = { dispatchDays: usual };
      expect(daysToLeave(shop, times(slowest))).toBe(daysToLeave(shop, times(cart)));
    }),
  );
});
