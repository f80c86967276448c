import { paymentsAdminEndpoints } from "@/lib/payments/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { enterPayment } from "@/lib/payments/enter-payment";
import { readOrderLedger } from "@/lib/payments/ledger";
import { ledgerAnswer, ledgerRowAnswer } from "@/lib/payments/payment-answers";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(paymentsAdminEndpoints.getLedger, async ({ db, params }) => ({
    body: ledgerAnswer(await readOrderLedger(db, params.id)),
  })),
  POST: route(
    paymentsAdminEndpoints.recordPayment,
    async ({ db, params, body, actor, ipAddress }) => {
      const by = { actor, ipAddress };
      const row = await enterPayment({ db, orderId: params.id, request: body, by });
      return { body: ledgerRowAnswer(row) };
    },
  ),
});
