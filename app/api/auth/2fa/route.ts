import { twoFactorAdminEndpoints } from "@/lib/identity/two-factor/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { readTwoFactorState } from "@/lib/identity/two-factor/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(twoFactorAdminEndpoints.getTwoFactor, async ({ db, identity }) => ({
    body: await readTwoFactorState(db, identity.account.id),
  })),
});
