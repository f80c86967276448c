import { figureEndpoints } from "@/lib/dashboard/visits/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { readFigures } from "@/lib/dashboard/visits/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(figureEndpoints.readFigures, async ({ db, query }) => ({
    body: await readFigures(db, query),
  })),
});
