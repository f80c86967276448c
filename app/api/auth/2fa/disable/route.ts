import { endpoints } from "@/lib/api/endpoints";
import { prisma } from "@/lib/db/client";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { disableTwoFactor } from "@/lib/two-factor/disable-two-factor";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(endpoints.disableTwoFactor, async ({ body, identity, ipAddress }) => {
    await disableTwoFactor({ db: prisma(), identity, code: body.twoFactorToken, ipAddress });
    return { body: undefined };
  }),
});
