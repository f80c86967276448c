import { twoFactorAdminEndpoints } from "@/lib/identity/two-factor/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { disableTwoFactor } from "@/lib/identity/two-factor/disable-two-factor";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(twoFactorAdminEndpoints.disableTwoFactor, ({ db, body, identity, ipAddress }) =>
    disableTwoFactor({ db, identity, code: body.twoFactorToken, ipAddress }),
  ),
});
