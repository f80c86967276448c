import { taxAdminEndpoints } from "@/lib/shop/gst/endpoints";
import { readGstReadiness } from "@/lib/catalogue/admin/gst-readiness";
import { resource, route } from "@/lib/api/route/route";
import { readShopSettings } from "@/lib/shop/settings/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(taxAdminEndpoints.readGstReadiness, async ({ db }) => {
    const { hsnDigits } = await readShopSettings(db);
    return { body: await readGstReadiness(db, { hsnDigits, now: new Date() }) };
  }),
});
