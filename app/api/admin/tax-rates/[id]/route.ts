import { endpoints } from "@/lib/api/endpoints";
import { cacheTags } from "@/lib/caching/cache-tags";
import { changeTaxRate } from "@/lib/gst/change-tax-rate";
import { expireTags } from "@/lib/http/expire-tags";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  PATCH: route(endpoints.changeTaxRate, async ({ db, params, body, actor, ipAddress }) => {
    const rate = await changeTaxRate({ db, id: params.id, request: body, actor, ipAddress });
    expireTags([cacheTags.settings]);
    return { body: rate };
  }),
});
