import { changePassword } from "@/lib/accounts/set-password";
import { endpoints } from "@/lib/api/endpoints";
import { prisma } from "@/lib/db/client";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { renewedSession, sessionAnswer } from "@/lib/http/session-answer";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(endpoints.changePassword, async ({ body, identity, ipAddress }) => {
    const token = await changePassword({ db: prisma(), identity, ...body, ipAddress });
    return sessionAnswer(renewedSession(token, identity.session));
  }),
});
