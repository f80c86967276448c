import { endpoints } from "@/lib/api/endpoints";
import { prisma } from "@/lib/db/client";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { readSystem } from "@/lib/system/read-system";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.getSystem, async () => ({ body: await readSystem(prisma()) })),
});
