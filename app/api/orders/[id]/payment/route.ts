import { endpoints } from "@/lib/api/endpoints";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { requireOrder } from "@/lib/orders/require-order";
import { paymentInstructions } from "@/lib/payments/payment-answers";
import { settingsForCall } from "@/lib/settings/cached";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.getPaymentInstructions, async ({ db, params, query, identity }) => {
    const order = await requireOrder(db, params.id, { identity, key: query.key });
    const { payments } = await settingsForCall();
    return { body: paymentInstructions(order, payments) };
  }),
});
