import { twoFactorAdminEndpoints } from "@/lib/identity/two-factor/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { renewRecoveryCodes } from "@/lib/identity/two-factor/renew-recovery-codes";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(
    twoFactorAdminEndpoints.renewRecoveryCodes,
    async ({ db, body, identity, ipAddress }) => {
      const code = body.twoFactorToken;
      const recoveryCodes = await renewRecoveryCodes({ db, identity, code, ipAddress });
      return { body: { recoveryCodes } };
    },
  ),
});
