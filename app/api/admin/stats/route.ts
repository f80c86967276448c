import { endpoints } from "@/lib/api/endpoints";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { readStatCards } from "@/lib/stats/stat-cards";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.getStats, async ({ db }) => ({
    body: await readStatCards(db, new Date()),
  })),
});
