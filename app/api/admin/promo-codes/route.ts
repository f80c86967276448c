import { endpoints } from "@/lib/api/endpoints";
import { actorOf } from "@/lib/audit/actor";
import { prisma } from "@/lib/db/client";
import { pagingHeaders } from "@/lib/http/paging";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { paths } from "@/lib/paths";
import { createPromoCode } from "@/lib/promotions/create-promo-code";
import { listPromoCodes } from "@/lib/promotions/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.listPromoCodes, async ({ query }) => {
    const { promoCodes, total, nextCursor } = await listPromoCodes(prisma(), query);
    const headers = pagingHeaders(paths.api.adminPromoCodes, query, total, nextCursor);
    return { body: promoCodes, headers };
  }),
  POST: route(endpoints.createPromoCode, async ({ body, identity, ipAddress }) => ({
    body: await createPromoCode({
      db: prisma(),
      request: body,
      actor: actorOf(identity.account),
      ipAddress,
    }),
  })),
});
