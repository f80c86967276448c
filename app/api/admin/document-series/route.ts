import { endpoints } from "@/lib/api/endpoints";
import { listSeries } from "@/lib/documents/series";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.listDocumentSeries, async ({ db }) => ({
    body: await listSeries(db, new Date()),
  })),
});
