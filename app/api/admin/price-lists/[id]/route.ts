import { priceListEndpoints } from "@/lib/companies/price-lists/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { csvHeaders, csvStream } from "@/lib/base/text/csv";
import { deletePriceList } from "@/lib/companies/price-lists/delete-price-list";
import { priceCells, readPriceList } from "@/lib/companies/price-lists/queries";
import { savePriceList } from "@/lib/companies/price-lists/save-price-list";
import { PRICE_COLUMNS } from "@/lib/companies/price-lists/schemas";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(priceListEndpoints.getPriceList, async ({ db, params: { id }, query }) => {
    const list = await readPriceList(db, id);
    if (query.format !== "csv") return { body: list };
    const cells = priceCells(list.rows);
    return { body: await csvStream(PRICE_COLUMNS, cells), headers: csvHeaders("price-list") };
  }),
  PUT: route(priceListEndpoints.savePriceList, async ({ by, params, query, body }) => ({
    body: await savePriceList({
      ...params,
      request: body,
      readAt: query.updatedAt,
      dryRun: query.dryRun ?? false,
      ...by,
    }),
  })),
  DELETE: route(priceListEndpoints.deletePriceList, ({ by, params }) =>
    deletePriceList({ ...params, ...by }),
  ),
});
