import { endpoints } from "@/lib/api/endpoints";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { disableTwoFactor } from "@/lib/two-factor/disable-two-factor";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(endpoints.disableTwoFactor, async ({ db, body, identity, ipAddress }) => {
    await disableTwoFactor({ db, identity, code: body.twoFactorToken, ipAddress });
    return { body: undefined };
  }),
});
