import { orderEndpoints } from "@/lib/orders/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { orderSummaryAnswer } from "@/lib/orders/read/order-answer";
import { summariseOrders } from "@/lib/orders/read/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(orderEndpoints.summariseOrders, async ({ db, identity }) => ({
    body: orderSummaryAnswer(await summariseOrders(db, identity.account)),
  })),
});
