import { endpoints } from "@/lib/api/endpoints";
import { listSeries } from "@/lib/documents/series";
import { resource } from "@/lib/api/route/resource";
import { route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.listDocumentSeries, async ({ db }) => ({
    body: await listSeries(db, new Date()),
  })),
});
