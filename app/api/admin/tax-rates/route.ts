import { taxAdminEndpoints } from "@/lib/shop/gst/endpoints";
import { cacheTags } from "@/lib/http/cache/cache-tags";
import { addTaxRate } from "@/lib/shop/gst/write-tax-rate";
import { listTaxRates } from "@/lib/shop/gst/queries";
import { resource, route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(taxAdminEndpoints.listTaxRates, async ({ db, query }) => {
    const { items: body, ...page } = await listTaxRates(db, query);
    return { body, page };
  }),
  POST: route(taxAdminEndpoints.addTaxRate, async ({ by, body, expire }) => {
    const rate = await addTaxRate({ ...by, request: body });
    expire([cacheTags.settings]);
    return { body: rate };
  }),
});
