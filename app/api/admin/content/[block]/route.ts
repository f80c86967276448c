import { endpoints } from "@/lib/api/endpoints";
import { cacheTags } from "@/lib/http-cache/cache-tags";
import { saveContent } from "@/lib/shop/content/save-content";
import { expireTags } from "@/lib/api/route/expire-tags";
import { resource } from "@/lib/api/route/resource";
import { route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  PUT: route(endpoints.saveContent, async ({ db, params, body, actor, ipAddress }) => {
    const states = await saveContent({ db, ...params, ...body, actor, ipAddress });
    if (body.publish) expireTags([cacheTags.settings]);
    return { body: states };
  }),
});
