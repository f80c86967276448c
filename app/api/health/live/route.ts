import { healthEndpoints } from "@/lib/dashboard/system/endpoints";
import { resource, route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(healthEndpoints.checkLiveness, () => ({ body: { status: "ok" as const } })),
});
