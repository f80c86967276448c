import { endpoints } from "@/lib/api/endpoints";
import { actorOf } from "@/lib/audit/actor";
import { prisma } from "@/lib/db/client";
import { expireReturned } from "@/lib/http/expire-tags";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { advanceOrders } from "@/lib/orders/advance-orders";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(endpoints.updateOrders, async ({ body, identity, ipAddress }) => {
    const actor = actorOf(identity.account);
    const { outcomes, changedProducts } = await advanceOrders({
      db: prisma(),
      request: body,
      actor,
      ipAddress,
    });
    expireReturned(changedProducts);
    return { body: outcomes };
  }),
});
