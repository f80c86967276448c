import { endpoints } from "@/lib/api/endpoints";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { updatePromoCode } from "@/lib/promotions/update-promo-code";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  PATCH: route(endpoints.updatePromoCode, async ({ db, params, body, actor, ipAddress }) => ({
    body: await updatePromoCode({
      db,
      code: params.code,
      request: body,
      actor,
      ipAddress,
    }),
  })),
});
