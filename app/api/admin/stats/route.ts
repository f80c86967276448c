import { endpoints } from "@/lib/api/endpoints";
import { prisma } from "@/lib/db/client";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { readStatCards } from "@/lib/stats/stat-cards";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.getStats, async () => ({
    body: await readStatCards(prisma(), new Date()),
  })),
});
