import { register } from "@/lib/accounts/register";
import { endpoints } from "@/lib/api/endpoints";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { sessionAnswer } from "@/lib/http/session-answer";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(endpoints.register, async ({ db, body, device }) =>
    sessionAnswer(await register({ db, request: body, device })),
  ),
});
