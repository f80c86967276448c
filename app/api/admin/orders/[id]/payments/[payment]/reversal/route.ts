import { paymentsAdminEndpoints } from "@/lib/payments/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { takeBackPayment } from "@/lib/payments/enter-payment";
import { ledgerRowAnswer } from "@/lib/payments/payment-answers";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(
    paymentsAdminEndpoints.reversePayment,
    async ({ db, params, body, actor, ipAddress }) => {
      const by = { actor, ipAddress };
      const { id: orderId, payment: paymentId } = params;
      const row = await takeBackPayment({ db, orderId, paymentId, request: body, by });
      return { body: ledgerRowAnswer(row) };
    },
  ),
});
