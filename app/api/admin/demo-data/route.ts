import { cacheTags } from "@/lib/caching/cache-tags";
import { endpoints } from "@/lib/api/endpoints";
import { deleteDemoData, readDemoData } from "@/lib/demo/delete-demo-data";
import { expireProducts, expireTags } from "@/lib/http/expire-tags";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";

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
