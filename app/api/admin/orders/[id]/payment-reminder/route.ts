import { paymentsAdminEndpoints } from "@/lib/payments/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { remindOfPayment } from "@/lib/payments/remind";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(paymentsAdminEndpoints.remindOfPayment, ({ db, params, actor, ipAddress }) =>
    remindOfPayment({ db, orderId: params.id, by: { actor, ipAddress } }),
  ),
});
