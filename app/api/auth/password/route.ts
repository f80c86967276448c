import { changePassword } from "@/lib/accounts/set-password";
import { endpoints } from "@/lib/api/endpoints";
import { prisma } from "@/lib/db/client";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { sessionAnswer } from "@/lib/http/session-answer";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(endpoints.changePassword, async ({ body, identity, device }) =>
    sessionAnswer(await changePassword({ db: prisma(), identity, ...body, device })),
  ),
});
