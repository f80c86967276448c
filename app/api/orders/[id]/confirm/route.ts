import { endpoints } from "@/lib/api/endpoints";
import { resource } from "@/lib/api/route/resource";
import { route } from "@/lib/api/route/route";
import { confirmOrder } from "@/lib/orders/access/confirm-order";
import { customerActor } from "@/lib/orders/customer";
import { orderAnswer } from "@/lib/orders/read/order-answer";
import { requireOrder } from "@/lib/orders/read/require-order";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(endpoints.confirmOrder, async ({ db, params, query, body, identity, ipAddress }) => {
    const visitor = { identity, key: query.key };
    const order = await requireOrder(db, params.id, visitor, "act");
    const actor = customerActor(identity, order);
    await confirmOrder({ db, order, token: body.token, actor, ipAddress });
    return { body: orderAnswer(await requireOrder(db, order.id, visitor)) };
  }),
});
