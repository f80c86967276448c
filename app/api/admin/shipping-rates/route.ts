import { shippingAdminEndpoints } from "@/lib/shop/shipping/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { csvHeaders, csvStream } from "@/lib/base/text/csv";
import { replaceRates } from "@/lib/shop/shipping/replace-rates";
import { listShippingRates } from "@/lib/shop/shipping/queries";
import { rateRow } from "@/lib/shop/shipping/rate-fields";
import { RATE_COLUMNS } from "@/lib/shop/shipping/schemas";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(shippingAdminEndpoints.listShippingRates, async ({ db, query }) => {
    const rows = (await listShippingRates(db)).map(rateRow);
    if (query.format !== "csv") return { body: rows };
    const cells = rows.map((row) => RATE_COLUMNS.map((column) => row[column]));
    return { body: await csvStream(RATE_COLUMNS, cells), headers: csvHeaders("shipping-rates") };
  }),
  PUT: route(shippingAdminEndpoints.keepShippingRates, async ({ by, query, body }) => ({
    body: await replaceRates({ ...by, request: body, dryRun: query.dryRun ?? false }),
  })),
});
