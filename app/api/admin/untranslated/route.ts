import { settingsAdminEndpoints } from "@/lib/shop/settings/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { readUntranslated } from "@/lib/catalogue/admin/untranslated";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(settingsAdminEndpoints.listUntranslated, async ({ db }) => ({
    body: await readUntranslated(db),
  })),
});
