import { orderAccessEndpoints } from "@/lib/orders/access/endpoints";
import { resource } from "@/lib/api/route/resource";
import { route } from "@/lib/api/route/route";
import { setOrderEmail } from "@/lib/orders/access/set-order-email";
import { orderAnswer } from "@/lib/orders/read/order-answer";
import { requireOrder } from "@/lib/orders/read/require-order";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  PUT: route(
    orderAccessEndpoints.setOrderEmail,
    async ({ db, params: { id }, body: { email }, identity, actor, ipAddress }) => {
      await setOrderEmail({ db, id, email, actor, ipAddress });
      return { body: orderAnswer(await requireOrder(db, id, { identity })) };
    },
  ),
});
