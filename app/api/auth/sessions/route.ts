import { endSession, listSessions } from "@/lib/identity/accounts/account-sessions";
import { endpoints } from "@/lib/api/endpoints";
import { resource } from "@/lib/api/route/resource";
import { route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.listSessions, async ({ db, identity }) => ({
    body: await listSessions(db, identity),
  })),
  DELETE: route(endpoints.endOtherSessions, async ({ db, identity, ipAddress }) => {
    await endSession({ db, identity, ipAddress });
    return { body: undefined };
  }),
});
