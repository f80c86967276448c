import { register } from "@/lib/identity/accounts/register";
import { signInEndpoints } from "@/lib/identity/sign-in-endpoints";
import { resource, route } from "@/lib/api/route/route";
import { sessionAnswer } from "@/lib/api/route/session-answer";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(signInEndpoints.register, async ({ db, body, device }) =>
    sessionAnswer(await register({ db, request: body, device })),
  ),
});
