import { resource, route } from "@/lib/api/route/route";
import { openingsAdminEndpoints } from "@/lib/payments/openings/endpoints";
import { payOpening } from "@/lib/payments/openings/pay-opening";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(openingsAdminEndpoints.payOpening, async ({ by, params, body }) => ({
    body: await payOpening({ ...by, id: params.id, request: body }),
  })),
});
