import { endpoints } from "@/lib/api/endpoints";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { readSystem } from "@/lib/system/read-system";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.getSystem, async ({ db }) => ({ body: await readSystem(db) })),
});
