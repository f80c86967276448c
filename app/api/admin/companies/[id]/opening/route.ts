import { resource, route } from "@/lib/api/route/route";
import { openingsAdminEndpoints } from "@/lib/payments/openings/endpoints";
import { setOpening } from "@/lib/payments/openings/pay-opening";
import { readOpening } from "@/lib/payments/openings/read-opening";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(openingsAdminEndpoints.getOpening, async ({ db, params }) => ({
    body: await readOpening(db, params.id),
  })),
  PUT: route(openingsAdminEndpoints.setOpening, async ({ by, params, body }) => ({
    body: await setOpening({ ...by, id: params.id, request: body }),
  })),
});
