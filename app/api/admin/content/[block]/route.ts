import { contentAdminEndpoints } from "@/lib/shop/content/endpoints";
import { cacheTags } from "@/lib/http/cache/cache-tags";
import { saveContent } from "@/lib/shop/content/save-content";
import { resource, route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  PUT: route(contentAdminEndpoints.saveContent, async ({ by, params, body, expire }) => {
    const states = await saveContent({ ...params, ...body, ...by });
    if (body.publish) expire([cacheTags.settings]);
    return { body: states };
  }),
});
