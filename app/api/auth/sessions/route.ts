import { endSession, listSessions } from "@/lib/identity/accounts/account-sessions";
import { accountEndpoints } from "@/lib/identity/account-endpoints";
import { resource, route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(accountEndpoints.listSessions, async ({ db, identity }) => ({
    body: await listSessions(db, identity),
  })),
  DELETE: route(accountEndpoints.endOtherSessions, ({ db, identity, ipAddress }) =>
    endSession({ db, identity, ipAddress }),
  ),
});
