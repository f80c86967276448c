import { changePassword } from "@/lib/account-life/set-password";
import { accountEndpoints } from "@/lib/identity/account-endpoints";
import { resource, route } from "@/lib/api/route/route";
import { sessionAnswer } from "@/lib/api/route/session-answer";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(accountEndpoints.changePassword, async ({ db, body, identity, device }) =>
    sessionAnswer(await changePassword({ db, identity, ...body, device })),
  ),
});
