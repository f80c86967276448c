import { endpoints } from "@/lib/api/endpoints";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { readSeries } from "@/lib/stats/series";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.getSeries, async ({ db }) => ({
    body: await readSeries(db, new Date()),
  })),
});
