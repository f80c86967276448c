import { endpoints } from "@/lib/api/endpoints";
import { actorOf } from "@/lib/audit/actor";
import { prisma } from "@/lib/db/client";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { updatePromoCode } from "@/lib/promotions/update-promo-code";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  PATCH: route(endpoints.updatePromoCode, async ({ params, body, identity, ipAddress }) => ({
    body: await updatePromoCode({
      db: prisma(),
      code: params.code,
      request: body,
      actor: actorOf(identity.account),
      ipAddress,
    }),
  })),
});
