import { endpoints } from "@/lib/api/endpoints";
import { actorOf } from "@/lib/audit/actor";
import { prisma } from "@/lib/db/client";
import { expireReturned } from "@/lib/http/expire-tags";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { advanceOrder } from "@/lib/orders/advance-order";
import { requireOrder } from "@/lib/orders/require-order";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  PATCH: route(endpoints.updateOrder, async ({ params: { id }, body, identity, ipAddress }) => {
    const actor = actorOf(identity.account);
    const { changedProducts } = await advanceOrder({
      db: prisma(),
      id,
      request: body,
      actor,
      ipAddress,
    });
    expireReturned(changedProducts);
    return { body: await requireOrder(prisma(), id, { identity }) };
  }),
});
