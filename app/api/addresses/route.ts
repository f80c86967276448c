import { keepAddress, listAddresses } from "@/lib/addresses/addresses";
import { endpoints } from "@/lib/api/endpoints";
import { prisma } from "@/lib/db/client";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.listAddresses, async ({ identity }) => ({
    body: await listAddresses(prisma(), identity.account.id),
  })),
  POST: route(endpoints.keepAddress, async ({ body, identity: { account }, ipAddress }) => ({
    body: await keepAddress({ db: prisma(), account, ipAddress }, body),
  })),
});
