import { endSession } from "@/lib/accounts/end-session";
import { listSessions } from "@/lib/accounts/list-sessions";
import { endpoints } from "@/lib/api/endpoints";
import { prisma } from "@/lib/db/client";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.listSessions, async ({ identity }) => ({
    body: await listSessions(prisma(), identity),
  })),
  DELETE: route(endpoints.endOtherSessions, async ({ identity, ipAddress }) => {
    await endSession({ db: prisma(), identity, ipAddress });
    return { body: undefined };
  }),
});
