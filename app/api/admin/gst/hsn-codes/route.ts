import { endpoints } from "@/lib/api/endpoints";
import { takeHsnCodes } from "@/lib/catalogue/editing/take-hsn-codes";
import { expireProducts } from "@/lib/api/route/expire-tags";
import { resource } from "@/lib/api/route/resource";
import { route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(endpoints.takeHsnCodes, async ({ db, actor, ipAddress }) => {
    const changed = await takeHsnCodes({ db, actor, ipAddress });
    expireProducts(changed);
    return { body: { changed: changed.length } };
  }),
});
