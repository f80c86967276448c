import { endSession } from "@/lib/identity/accounts/account-sessions";
import { accountEndpoints } from "@/lib/identity/account-endpoints";
import { resource, route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  DELETE: route(accountEndpoints.endSession, ({ db, params, identity, ipAddress }) =>
    endSession({ db, identity, only: params.id, ipAddress }),
  ),
});
