import { updatePreferences } from "@/lib/identity/accounts/update-preferences";
import { accountEndpoints } from "@/lib/identity/account-endpoints";
import { resource, route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  PATCH: route(
    accountEndpoints.updatePreferences,
    async ({ db, body, identity, ipAddress, language }) => ({
      body: await updatePreferences({
        db,
        account: identity.account,
        preferences: body,
        ipAddress,
        language,
      }),
    }),
  ),
});
