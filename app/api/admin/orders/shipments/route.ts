import { parcelEndpoints } from "@/lib/fulfilment/parcel-endpoints";
import { resource, route } from "@/lib/api/route/route";
import { shipOrders } from "@/lib/fulfilment/status/ship-orders";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(parcelEndpoints.shipOrders, async ({ by, body }) => ({
    body: await shipOrders({ ...by, request: body }),
  })),
});
