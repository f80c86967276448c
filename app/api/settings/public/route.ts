import { endpoints } from "@/lib/api/endpoints";
import { prisma } from "@/lib/db/client";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { readShopSettings } from "@/lib/settings/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.getPublicSettings, async () => {
    const { logoImageUrl, footerCredits } = await readShopSettings(prisma());
    return { body: { logoImageUrl, footerCredits } };
  }),
});
