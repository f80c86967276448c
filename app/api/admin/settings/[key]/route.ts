import { endpoints } from "@/lib/api/endpoints";
import { cacheTags } from "@/lib/http-cache/cache-tags";
import { resource } from "@/lib/api/route/resource";
import { route } from "@/lib/api/route/route";
import { followTurnover } from "@/lib/documents/einvoicing/open-task";
import { updateSetting } from "@/lib/shop/settings/update-setting";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  PUT: route(endpoints.updateSetting, async ({ db, params, body, identity, ipAddress, expire }) => {
    const change = { db, identity, ...params, ...body, ipAddress };
    const setting = await updateSetting({ ...change, follow: followTurnover });
    expire([cacheTags.settings]);
    return { body: setting };
  }),
});
