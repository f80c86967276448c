import { productionEndpoints } from "@/lib/fulfilment/production/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { moveJob } from "@/lib/fulfilment/production/move-job";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  PATCH: route(productionEndpoints.moveJob, async ({ by, params, body }) => ({
    body: await moveJob({ ...params, ...body, ...by }),
  })),
});
