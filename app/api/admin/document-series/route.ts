import { documentsAdminEndpoints } from "@/lib/documents/endpoints";
import { listSeries } from "@/lib/documents/series/series";
import { resource, route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(documentsAdminEndpoints.listDocumentSeries, async ({ db }) => ({
    body: await listSeries(db, new Date()),
  })),
});
