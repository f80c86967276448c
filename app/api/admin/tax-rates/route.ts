import { endpoints } from "@/lib/api/endpoints";
import { cacheTags } from "@/lib/caching/cache-tags";
import { addTaxRate } from "@/lib/gst/add-tax-rate";
import { listTaxRates } from "@/lib/gst/queries";
import { expireTags } from "@/lib/http/expire-tags";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.listTaxRates, async ({ db, query }) => {
    const { items: body, ...page } = await listTaxRates(db, query);
    return { body, page };
  }),
  POST: route(endpoints.addTaxRate, async ({ db, body, actor, ipAddress }) => {
    const rate = await addTaxRate({ db, request: body, actor, ipAddress });
    expireTags([cacheTags.settings]);
    return { body: rate };
  }),
});
