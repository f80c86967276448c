import { updatePreferences } from "@/lib/accounts/update-preferences";
import { endpoints } from "@/lib/api/endpoints";
import { prisma } from "@/lib/db/client";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  PATCH: route(endpoints.updatePreferences, async ({ body, identity, ipAddress }) => ({
    body: await updatePreferences({
      db: prisma(),
      account: identity.account,
      preferences: body,
      ipAddress,
    }),
  })),
});
