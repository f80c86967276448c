import { endpoints } from "@/lib/api/endpoints";
import { prisma } from "@/lib/db/client";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { confirmOrder } from "@/lib/orders/confirm-order";
import { customerActor } from "@/lib/orders/customer";
import { requireOrder } from "@/lib/orders/require-order";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(endpoints.confirmOrder, async ({ params, query, body, identity, ipAddress }) => {
    const visitor = { identity, key: query.key };
    const order = await requireOrder(prisma(), params.id, visitor);
    const actor = customerActor(identity, order);
    await confirmOrder({ db: prisma(), order, token: body.token, actor, ipAddress });
    return { body: await requireOrder(prisma(), order._id, visitor) };
  }),
});
