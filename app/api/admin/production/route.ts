import { productionEndpoints } from "@/lib/fulfilment/production/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { readProduction } from "@/lib/fulfilment/production/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(productionEndpoints.listProduction, async ({ db }) => ({
    body: await readProduction(db, new Date()),
  })),
});
