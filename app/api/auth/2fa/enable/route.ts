import { twoFactorAdminEndpoints } from "@/lib/identity/two-factor/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { enableTwoFactor } from "@/lib/identity/two-factor/enable-two-factor";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(
    twoFactorAdminEndpoints.enableTwoFactor,
    async ({ db, body, identity, ipAddress }) => {
      const code = body.twoFactorToken;
      const recoveryCodes = await enableTwoFactor({ db, identity, code, ipAddress });
      return { body: { recoveryCodes } };
    },
  ),
});
