import { endpoints } from "@/lib/api/endpoints";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { renewOrderKey } from "@/lib/orders/renew-order-key";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(endpoints.renewOrderKey, async ({ db, body, ipAddress }) => {
    await renewOrderKey({ db, ...body, ipAddress });
    return { body: undefined };
  }),
});
