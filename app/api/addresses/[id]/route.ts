import { deleteAddress, updateAddress } from "@/lib/addresses/addresses";
import { endpoints } from "@/lib/api/endpoints";
import { prisma } from "@/lib/db/client";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  PUT: route(endpoints.updateAddress, async ({ params, body, identity }) => ({
    body: await updateAddress(prisma(), identity.account.id, params.id, body),
  })),
  DELETE: route(endpoints.deleteAddress, async ({ params, identity }) => {
    await deleteAddress(prisma(), identity.account.id, params.id);
    return { body: undefined };
  }),
});
