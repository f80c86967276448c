import { promotionsAdminEndpoints } from "@/lib/shop/promotions/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { updatePromoCode } from "@/lib/shop/promotions/update-promo-code";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  PATCH: route(promotionsAdminEndpoints.updatePromoCode, async ({ by, params, body }) => ({
    body: await updatePromoCode({ ...by, code: params.code, request: body }),
  })),
});
