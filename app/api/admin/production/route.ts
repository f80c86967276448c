import { endpoints } from "@/lib/api/endpoints";
import { resource } from "@/lib/api/route/resource";
import { route } from "@/lib/api/route/route";
import { readProduction } from "@/lib/fulfilment/production/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.listProduction, async ({ db }) => ({
    body: await readProduction(db, new Date()),
  })),
});
