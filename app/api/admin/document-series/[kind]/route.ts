import { endpoints } from "@/lib/api/endpoints";
import { startSeries } from "@/lib/documents/start-series";
import { resource } from "@/lib/api/route/resource";
import { route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  PUT: route(endpoints.startDocumentSeries, async ({ db, params, body, actor, ipAddress }) => ({
    body: await startSeries({ db, ...params, ...body, at: new Date(), actor, ipAddress }),
  })),
});
