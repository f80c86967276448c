import { endpoints } from "@/lib/api/endpoints";
import { actorOf } from "@/lib/audit/actor";
import { prisma } from "@/lib/db/client";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { acceptOrder } from "@/lib/orders/confirm-order";
import { requireOrder } from "@/lib/orders/require-order";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(endpoints.acceptOrder, async ({ params: { id }, identity, ipAddress }) => {
    await acceptOrder({ db: prisma(), id, actor: actorOf(identity.account), ipAddress });
    return { body: await requireOrder(prisma(), id, { identity }) };
  }),
});
