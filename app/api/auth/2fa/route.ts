import { endpoints } from "@/lib/api/endpoints";
import { prisma } from "@/lib/db/client";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { readTwoFactorState } from "@/lib/two-factor/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.getTwoFactor, async ({ identity }) => ({
    body: await readTwoFactorState(prisma(), identity.account.id),
  })),
});
