import { taxAdminEndpoints } from "@/lib/shop/gst/endpoints";
import { changedTags } from "@/lib/http/cache/cache-tags";
import { applyHsnCodes } from "@/lib/catalogue/editing/apply-hsn-codes";
import { resource, route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(taxAdminEndpoints.takeHsnCodes, async ({ by, expire }) => {
    const changed = await applyHsnCodes(by);
    expire(changedTags(changed));
    return { body: { changed: changed.length } };
  }),
});
