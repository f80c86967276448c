import { endpoints } from "@/lib/api/endpoints";
import { takeHsnCodes } from "@/lib/catalogue/editing/take-hsn-codes";
import { expireProducts } from "@/lib/http/expire-tags";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(endpoints.takeHsnCodes, async ({ db, actor, ipAddress }) => {
    const changed = await takeHsnCodes({ db, actor, ipAddress });
    expireProducts(changed);
    return { body: { changed: changed.length } };
  }),
});
