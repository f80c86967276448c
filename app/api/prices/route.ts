import { priceListEndpoints } from "@/lib/companies/price-lists/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { readOwnPrices } from "@/lib/companies/price-lists/own-prices";
import { findCompany } from "@/lib/orders/customer";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(priceListEndpoints.readOwnPrices, async ({ db, query, identity }) => ({
    body: await readOwnPrices(db, query.products, findCompany(identity.account)),
    headers: { "Cache-Control": "private, no-store" },
  })),
});
