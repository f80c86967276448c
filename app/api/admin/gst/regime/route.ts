import { taxAdminEndpoints } from "@/lib/shop/gst/endpoints";
import { getTaxRegime } from "@/lib/shop/settings/gst-settings";
import { resource, route } from "@/lib/api/route/route";
import { settingsForCall } from "@/lib/shop/settings/cached";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(taxAdminEndpoints.readTaxRegime, async () => ({
    body: getTaxRegime(await settingsForCall()),
  })),
});
