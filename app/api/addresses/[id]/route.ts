import { deleteAddress, markAddress, updateAddress } from "@/lib/identity/addresses/addresses";
import { accountEndpoints } from "@/lib/identity/account-endpoints";
import { resource, route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  PUT: route(
    accountEndpoints.updateAddress,
    async ({ db, params, body, identity: { account }, ipAddress }) => ({
      body: await updateAddress({ db, account, ipAddress }, params.id, body),
    }),
  ),
  PATCH: route(
    accountEndpoints.markAddress,
    async ({ db, params, body, identity: { account }, ipAddress }) => ({
      body: await markAddress({ db, account, ipAddress }, params.id, body),
    }),
  ),
  DELETE: route(
    accountEndpoints.deleteAddress,
    ({ db, params, identity: { account }, ipAddress }) =>
      deleteAddress({ db, account, ipAddress }, params.id),
  ),
});
