import { deleteAddress, updateAddress } from "@/lib/addresses/addresses";
import { endpoints } from "@/lib/api/endpoints";
import { prisma } from "@/lib/db/client";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  PUT: route(
    endpoints.updateAddress,
    async ({ params, body, identity: { account }, ipAddress }) => ({
      body: await updateAddress({ db: prisma(), account, ipAddress }, params.id, body),
    }),
  ),
  DELETE: route(endpoints.deleteAddress, async ({ params, identity: { account }, ipAddress }) => {
    await deleteAddress({ db: prisma(), account, ipAddress }, params.id);
    return { body: undefined };
  }),
});
