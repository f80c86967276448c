import { endpoints } from "@/lib/api/endpoints";
import { prisma } from "@/lib/db/client";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { enableTwoFactor } from "@/lib/two-factor/enable-two-factor";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(endpoints.enableTwoFactor, async ({ body, identity, ipAddress }) => {
    const code = body.twoFactorToken;
    const recoveryCodes = await enableTwoFactor({ db: prisma(), identity, code, ipAddress });
    return { body: { recoveryCodes } };
  }),
});
