import { endpoints } from "@/lib/api/endpoints";
import { resource } from "@/lib/api/route/resource";
import { route } from "@/lib/api/route/route";
import { readUntranslated } from "@/lib/catalogue/admin/untranslated";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.listUntranslated, async ({ db }) => ({ body: await readUntranslated(db) })),
});
