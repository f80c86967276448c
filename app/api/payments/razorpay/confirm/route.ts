import { endpoints } from "@/lib/api/endpoints";
import { resource } from "@/lib/api/route/resource";
import { route } from "@/lib/api/route/route";
import { orderAnswer } from "@/lib/orders/order-answer";
import { findOrder } from "@/lib/orders/queries";
import { confirmPayment } from "@/lib/payments/gateways/razorpay/confirm-payment";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(endpoints.confirmRazorpay, async ({ db, query, body, identity }) => {
    const { id, payment } = await confirmPayment(db, body);
    const order = await findOrder(db, id, { identity, key: query.key });
    return { body: order ? orderAnswer(order) : { payment: { state: payment.state } } };
  }),
});
