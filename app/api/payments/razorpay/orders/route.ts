import { endpoints } from "@/lib/api/endpoints";
import { resource } from "@/lib/api/route/resource";
import { route } from "@/lib/api/route/route";
import { requireOrder } from "@/lib/orders/require-order";
import { openCheckout } from "@/lib/payments/gateways/razorpay/open-checkout";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(endpoints.openRazorpay, async ({ db, query, body, identity }) => {
    const order = await requireOrder(db, body.order, { identity, key: body.key ?? query.key });
    return { body: await openCheckout(db, order) };
  }),
});
