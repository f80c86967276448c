import { publicSettingsEndpoints } from "@/lib/shop/settings/endpoints";
import { cacheTags } from "@/lib/http/cache/cache-tags";
import { resource, route } from "@/lib/api/route/route";
import { readShopSettings } from "@/lib/shop/settings/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(publicSettingsEndpoints.getPublicSettings, async ({ db }) => {
    const { logoImageUrl, footerCredits } = await readShopSettings(db);
    return { body: { logoImageUrl, footerCredits }, tags: [cacheTags.settings] };
  }),
});
