import { changePassword } from "@/lib/accounts/set-password";
import { endpoints } from "@/lib/api/endpoints";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { sessionAnswer } from "@/lib/http/session-answer";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(endpoints.changePassword, async ({ db, body, identity, device }) =>
    sessionAnswer(await changePassword({ db, identity, ...body, device })),
  ),
});
