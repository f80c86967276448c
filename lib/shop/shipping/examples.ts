import type { shippingAdminEndpoints } from "@/lib/shop/shipping/endpoints";
import type { Examples } from "@/lib/base/examples/example";

const RATES = [
  { way: "courier", pins: "", perKg: 40, least: 120, askAbove: 50 },
  { way: "courier", pins: "560,562", perKg: 25, least: 80, askAbove: 50 },
] as const;

export const shippingAdminExamples: Examples<
  typeof shippingAdminEndpoints,
  "listShippingRates" | "keepShippingRates"
> = {
  listShippingRates: { answer: RATES },
  keepShippingRates: {
    body: { rows: RATES, rowsRead: RATES },
    answer: { rows: RATES, errors: [] },
  },
};
