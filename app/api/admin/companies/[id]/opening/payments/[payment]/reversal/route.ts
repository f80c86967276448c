import { resource, route } from "@/lib/api/route/route";
import { openingsAdminEndpoints } from "@/lib/payments/openings/endpoints";
import { reverseOpeningPayment } from "@/lib/payments/openings/pay-opening";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(openingsAdminEndpoints.reverseOpeningPayment, async ({ by, params, body }) => ({
    body: await reverseOpeningPayment({ ...by, ...params, reason: body.reason }),
  })),
});
