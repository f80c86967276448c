import { endpoints } from "@/lib/api/endpoints";
import { resource } from "@/lib/api/route/resource";
import { route } from "@/lib/api/route/route";
import { readSystem } from "@/lib/dashboard/system/read-system";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.getSystem, async ({ db }) => ({ body: await readSystem(db) })),
});
