import { documentsAdminEndpoints } from "@/lib/documents/endpoints";
import { startSeries } from "@/lib/documents/series/start-series";
import { resource, route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  PUT: route(documentsAdminEndpoints.startDocumentSeries, async ({ by, params, body }) => ({
    body: await startSeries({ ...params, ...body, at: new Date(), ...by }),
  })),
});
