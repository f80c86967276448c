import { endpoints } from "@/lib/api/endpoints";
import { actorOf } from "@/lib/audit/actor";
import { cacheTags } from "@/lib/cache-tags";
import { prisma } from "@/lib/db/client";
import { deleteDemoData, readDemoData } from "@/lib/demo/delete-demo-data";
import { expireTags } from "@/lib/http/expire-tags";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.readDemoData, async () => ({ body: await readDemoData(prisma()) })),
  DELETE: route(endpoints.deleteDemoData, async ({ query, identity, ipAddress }) => {
    const actor = actorOf(identity.account);
    const { edited } = query;
    const { removed, kept } = await deleteDemoData({ db: prisma(), edited, actor, ipAddress });
    if (removed.length > 0) {
      expireTags([...removed.map(cacheTags.product), cacheTags.productList]);
    }
    return { body: { products: removed.length, kept: kept.length } };
  }),
});
