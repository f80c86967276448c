import { updatePreferences } from "@/lib/accounts/update-preferences";
import { endpoints } from "@/lib/api/endpoints";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  PATCH: route(endpoints.updatePreferences, async ({ db, body, identity, ipAddress }) => ({
    body: await updatePreferences({
      db,
      account: identity.account,
      preferences: body,
      ipAddress,
    }),
  })),
});
