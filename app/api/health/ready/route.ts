import { healthEndpoints } from "@/lib/dashboard/system/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { missingParts } from "@/lib/dashboard/system/readiness";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(healthEndpoints.checkReadiness, async ({ db }) => {
    const missing = await missingParts(db);
    if (missing.length === 0) return { body: { status: "ok" as const, missing } };
    return {
      body: { status: "unavailable" as const, missing },
      status: 503,
      headers: { "Retry-After": "5" },
    };
  }),
});
