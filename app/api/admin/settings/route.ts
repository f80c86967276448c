import { endpoints } from "@/lib/api/endpoints";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { listSettings } from "@/lib/settings/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.listSettings, async ({ db }) => ({ body: await listSettings(db) })),
});
