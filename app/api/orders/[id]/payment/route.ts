import { paymentEndpoints } from "@/lib/payments/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { requireOrder } from "@/lib/orders/read/require-order";
import { paymentInstructions } from "@/lib/payments/payment-answers";
import { settingsForCall } from "@/lib/shop/settings/cached";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(paymentEndpoints.getPaymentInstructions, async ({ db, params, query, identity }) => {
    const order = await requireOrder(db, params.id, { identity, key: query.key });
    const { payments } = await settingsForCall();
    return { body: paymentInstructions(order, payments) };
  }),
});
