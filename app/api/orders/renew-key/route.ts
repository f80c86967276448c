import { orderEndpoints } from "@/lib/orders/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { renewOrderKey } from "@/lib/orders/access/renew-order-key";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(orderEndpoints.renewOrderKey, ({ db, body, ipAddress }) =>
    renewOrderKey({ db, ...body, ipAddress }),
  ),
});
