import { can } from "@/lib/base/permissions";
import { sizesAdminEndpoints } from "@/lib/catalogue/sizes/admin/endpoints";
import { trySizePrice } from "@/lib/catalogue/sizes/admin/try-table";
import { settingsForCall } from "@/lib/shop/settings/cached";
import { resource, route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(sizesAdminEndpoints.trySizePrice, async ({ db, body, identity }) => {
    const seesCosts = can(identity.account.role, "costs.read");
    const rules = await settingsForCall();
    const options = { request: body, seesCosts, moment: new Date(), rules };
    return { body: await trySizePrice(db, options) };
  }),
});
