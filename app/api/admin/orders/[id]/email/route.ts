import { orderAccessEndpoints } from "@/lib/orders/access/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { setOrderEmail } from "@/lib/orders/access/set-order-email";
import { orderAnswer } from "@/lib/orders/read/order-answer";
import { requireOrder } from "@/lib/orders/read/require-order";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  PUT: route(
    orderAccessEndpoints.setOrderEmail,
    async ({ db, by, params: { id }, body: { email }, identity }) => {
      await setOrderEmail({ ...by, id, email });
      return { body: orderAnswer(await requireOrder(db, id, { identity })) };
    },
  ),
});
