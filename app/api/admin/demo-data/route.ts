import { cacheTags } from "@/lib/http-cache/cache-tags";
import { endpoints } from "@/lib/api/endpoints";
import { deleteDemoData, readDemoData } from "@/lib/dashboard/demo/delete-demo-data";
import { expireProducts, expireTags } from "@/lib/api/route/expire-tags";
import { resource } from "@/lib/api/route/resource";
import { route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.readDemoData, async ({ db }) => ({ body: await readDemoData(db) })),
  DELETE: route(endpoints.deleteDemoData, async ({ db, query, actor, ipAddress }) => {
    const { edited } = query;
    const { removed, kept, ...others } = await deleteDemoData({ db, edited, actor, ipAddress });
    expireProducts(removed);
    expireTags([cacheTags.settings]);
    return { body: { products: removed.length, kept: kept.length, ...others } };
  }),
});
