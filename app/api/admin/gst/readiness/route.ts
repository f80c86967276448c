import { endpoints } from "@/lib/api/endpoints";
import { readGstReadiness } from "@/lib/catalogue/admin/gst-readiness";
import { resource } from "@/lib/api/route/resource";
import { route } from "@/lib/api/route/route";
import { readShopSettings } from "@/lib/shop/settings/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.readGstReadiness, async ({ db }) => {
    const { hsnDigits } = await readShopSettings(db);
    return { body: await readGstReadiness(db, { hsnDigits, now: new Date() }) };
  }),
});
