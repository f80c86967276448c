import { keepAddress, listAddresses } from "@/lib/identity/addresses/addresses";
import { accountEndpoints } from "@/lib/identity/account-endpoints";
import { resource, route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(accountEndpoints.listAddresses, async ({ db, identity }) => ({
    body: await listAddresses(db, identity.account),
  })),
  POST: route(
    accountEndpoints.keepAddress,
    async ({ db, body, identity: { account }, ipAddress }) => ({
      body: await keepAddress({ db, account, ipAddress }, body),
    }),
  ),
});
