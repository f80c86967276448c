import { endpoints } from "@/lib/api/endpoints";
import { cacheTags } from "@/lib/caching/cache-tags";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { readShopSettings } from "@/lib/settings/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.getPublicSettings, async ({ db }) => {
    const { logoImageUrl, footerCredits } = await readShopSettings(db);
    return { body: { logoImageUrl, footerCredits }, tags: [cacheTags.settings] };
  }),
});
