import { endpoints } from "@/lib/api/endpoints";
import { deleteDemoData, readDemoData } from "@/lib/demo/delete-demo-data";
import { expireProducts } from "@/lib/http/expire-tags";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.readDemoData, async ({ db }) => ({ body: await readDemoData(db) })),
  DELETE: route(endpoints.deleteDemoData, async ({ db, query, actor, ipAddress }) => {
    const { edited } = query;
    const { removed, kept } = await deleteDemoData({ db, edited, actor, ipAddress });
    expireProducts(removed);
    return { body: { products: removed.length, kept: kept.length } };
  }),
});
