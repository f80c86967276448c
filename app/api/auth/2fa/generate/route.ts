import { twoFactorAdminEndpoints } from "@/lib/identity/two-factor/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { cancelSetup, startSetup } from "@/lib/identity/two-factor/start-setup";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(
    twoFactorAdminEndpoints.startTwoFactorSetup,
    async ({ db, body, identity, ipAddress }) => {
      const { twoFactorToken: code, currentPassword } = body ?? {};
      const proof = { code, currentPassword };
      return { body: await startSetup({ db, identity, ipAddress, ...proof }) };
    },
  ),
  DELETE: route(twoFactorAdminEndpoints.cancelTwoFactorSetup, ({ db, identity, ipAddress }) =>
    cancelSetup({ db, identity, ipAddress }),
  ),
});
