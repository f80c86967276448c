import { endpoints } from "@/lib/api/endpoints";
import { cacheTags } from "@/lib/caching/cache-tags";
import { saveContent } from "@/lib/content/save-content";
import { expireTags } from "@/lib/http/expire-tags";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  PUT: route(endpoints.saveContent, async ({ db, params, body, actor, ipAddress }) => {
    const states = await saveContent({ db, ...params, ...body, actor, ipAddress });
    if (body.publish) expireTags([cacheTags.settings]);
    return { body: states };
  }),
});
