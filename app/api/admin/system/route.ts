import { systemAdminEndpoints } from "@/lib/dashboard/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { readSystem } from "@/lib/dashboard/system/read-system";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(systemAdminEndpoints.getSystem, async ({ db }) => ({ body: await readSystem(db) })),
});
