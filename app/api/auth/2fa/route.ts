import { endpoints } from "@/lib/api/endpoints";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { readTwoFactorState } from "@/lib/two-factor/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.getTwoFactor, async ({ db, identity }) => ({
    body: await readTwoFactorState(db, identity.account.id),
  })),
});
