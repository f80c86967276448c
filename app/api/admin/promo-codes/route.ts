import { promotionsAdminEndpoints } from "@/lib/shop/promotions/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { createPromoCode } from "@/lib/shop/promotions/create-promo-code";
import { listPromoCodes } from "@/lib/shop/promotions/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(promotionsAdminEndpoints.listPromoCodes, async ({ db, query }) => {
    const { items: body, ...page } = await listPromoCodes(db, query);
    return { body, page };
  }),
  POST: route(promotionsAdminEndpoints.createPromoCode, async ({ by, body }) => ({
    body: await createPromoCode({ ...by, request: body }),
  })),
});
