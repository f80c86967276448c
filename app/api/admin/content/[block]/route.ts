import { contentAdminEndpoints } from "@/lib/shop/content/endpoints";
import { cacheTags } from "@/lib/http/cache/cache-tags";
import { saveContent } from "@/lib/shop/content/save-content";
import { resource } from "@/lib/api/route/resource";
import { route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  PUT: route(
    contentAdminEndpoints.saveContent,
    async ({ db, params, body, actor, ipAddress, expire }) => {
      const states = await saveContent({ db, ...params, ...body, actor, ipAddress });
      if (body.publish) expire([cacheTags.settings]);
      return { body: states };
    },
  ),
});
