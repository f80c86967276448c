import { endSession } from "@/lib/accounts/end-session";
import { listSessions } from "@/lib/accounts/list-sessions";
import { endpoints } from "@/lib/api/endpoints";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.listSessions, async ({ db, identity }) => ({
    body: await listSessions(db, identity),
  })),
  DELETE: route(endpoints.endOtherSessions, async ({ db, identity, ipAddress }) => {
    await endSession({ db, identity, ipAddress });
    return { body: undefined };
  }),
});
