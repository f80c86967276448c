import { endpoints } from "@/lib/api/endpoints";
import { prisma } from "@/lib/db/client";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { renewOrderKey } from "@/lib/orders/renew-order-key";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(endpoints.renewOrderKey, async ({ body, ipAddress }) => {
    await renewOrderKey({ db: prisma(), ...body, ipAddress });
    return { body: undefined };
  }),
});
