import { taxAdminEndpoints } from "@/lib/shop/gst/endpoints";
import { cacheTags } from "@/lib/http/cache/cache-tags";
import { changeTaxRate } from "@/lib/shop/gst/write-tax-rate";
import { resource, route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  PATCH: route(taxAdminEndpoints.changeTaxRate, async ({ by, params, body, expire }) => {
    const rate = await changeTaxRate({ ...by, id: params.id, request: body });
    expire([cacheTags.settings]);
    return { body: rate };
  }),
});
