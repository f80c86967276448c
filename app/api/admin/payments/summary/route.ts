import { paymentsAdminEndpoints } from "@/lib/payments/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { summariseOutstanding } from "@/lib/payments/outstanding";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(paymentsAdminEndpoints.summariseOutstanding, async ({ db }) => ({
    body: await summariseOutstanding(db),
  })),
});
