import { cacheTags, changedTags } from "@/lib/http/cache/cache-tags";
import { demoEndpoints } from "@/lib/dashboard/demo/endpoints";
import { deleteDemoData, readDemoData } from "@/lib/dashboard/demo/delete-demo-data";
import { resource, route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(demoEndpoints.readDemoData, async ({ db }) => ({ body: await readDemoData(db) })),
  DELETE: route(demoEndpoints.deleteDemoData, async ({ by, query, expire }) => {
    const { edited } = query;
    const { removed, kept, ...others } = await deleteDemoData({ ...by, edited });
    expire(changedTags(removed));
    expire([cacheTags.settings, cacheTags.categories, cacheTags.sizes]);
    return { body: { products: removed.length, kept: kept.length, ...others } };
  }),
});
