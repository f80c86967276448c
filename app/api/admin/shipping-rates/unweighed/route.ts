import { endpoints } from "@/lib/api/endpoints";
import { resource } from "@/lib/api/route/resource";
import { route } from "@/lib/api/route/route";
import { readUnweighed } from "@/lib/catalogue/admin/unweighed";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.readUnweighedProducts, async ({ db }) => ({
    body: await readUnweighed(db),
  })),
});
