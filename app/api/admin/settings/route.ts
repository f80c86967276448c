import { settingsAdminEndpoints } from "@/lib/shop/settings/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { listSettings } from "@/lib/shop/settings/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(settingsAdminEndpoints.listSettings, async ({ db }) => ({
    body: await listSettings(db),
  })),
});
