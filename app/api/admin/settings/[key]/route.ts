import { endpoints } from "@/lib/api/endpoints";
import { cacheTags } from "@/lib/caching/cache-tags";
import { expireTags } from "@/lib/http/expire-tags";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { updateSetting } from "@/lib/settings/update-setting";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  PUT: route(endpoints.updateSetting, async ({ db, params, body, identity, ipAddress }) => {
    const setting = await updateSetting({ db, identity, ...params, ...body, ipAddress });
    expireTags([cacheTags.settings]);
    return { body: setting };
  }),
});
