import { inChapter } from "@/lib/base/http/in-chapter";
import { z } from "@/lib/base/input/zod";
import {
  replaceRatesQuerySchema,
  replaceRatesSchema,
  ratesQuerySchema,
  ratesReportSchema,
  shippingRateSchema,
} from "@/lib/shop/shipping/schemas";

export const shippingAdminEndpoints = inChapter("Delivery", {
  listShippingRates: {
    call: "GET /admin/shipping-rates",
    summary: "List shipping rates",
    description:
      "What each way of shipping costs by weight and PIN code, in the shop's order; with `format=csv` as a file. They count once the setting `shippingModel` is `weight`.",
    access: "settings.read",
    query: ratesQuerySchema,
    response: z.array(shippingRateSchema),
    alsoProduces: ["text/csv"],
    limit: "change",
  },
  keepShippingRates: {
    call: "PUT /admin/shipping-rates",
    summary: "Change the shipping rates",
    description:
      "Replaces all rates, or none where a row is wrong: 400 with the `errors` of all rows. With `rowsRead` as they were shown, rates that somebody else changed since are not overwritten (409 `edit_conflict` with today's `rows`). With `dryRun=1` it only says what would be kept. The longest beginning of a PIN code decides; a way without a row for a PIN code is not offered there. An order is charged the greater of `least` and `perKg` × its weight, which is the greater of the real and the volumetric one.",
    access: "settings.write",
    query: replaceRatesQuerySchema,
    body: replaceRatesSchema,
    mayBeCsv: true,
    response: ratesReportSchema,
    limit: "change",
  },
});
