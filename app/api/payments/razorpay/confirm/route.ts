import { endpoints } from "@/lib/api/endpoints";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { orderAnswer } from "@/lib/orders/order-answer";
import { findOrder } from "@/lib/orders/queries";
import { confirmPayment } from "@/lib/razorpay/confirm-payment";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(endpoints.confirmRazorpay, async ({ db, query, body, identity }) => {
    const { id, payment } = await confirmPayment(db, body);
    const order = await findOrder(db, id, { identity, key: query.key });
    return { body: order ? orderAnswer(order) : { payment: { state: payment.state } } };
  }),
});
