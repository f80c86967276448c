import { register } from "@/lib/identity/accounts/register";
import { endpoints } from "@/lib/api/endpoints";
import { resource } from "@/lib/api/route/resource";
import { route } from "@/lib/api/route/route";
import { sessionAnswer } from "@/lib/api/route/session-answer";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(endpoints.register, async ({ db, body, device }) =>
    sessionAnswer(await register({ db, request: body, device })),
  ),
});
