import { priceListEndpoints } from "@/lib/companies/price-lists/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { createPriceList } from "@/lib/companies/price-lists/create-price-list";
import { listPriceLists } from "@/lib/companies/price-lists/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(priceListEndpoints.listPriceLists, async ({ db, query }) => {
    const { items: body, ...page } = await listPriceLists(db, query);
    return { body, page };
  }),
  POST: route(priceListEndpoints.createPriceList, async ({ by, body }) => ({
    body: await createPriceList({ ...by, request: body }),
  })),
});
