import { logIn } from "@/lib/identity/accounts/sign-in/log-in";
import { signInEndpoints } from "@/lib/identity/sign-in-endpoints";
import { resource, route } from "@/lib/api/route/route";
import { admissionAnswer } from "@/lib/api/route/session-answer";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(signInEndpoints.logIn, async ({ db, body, device }) =>
    admissionAnswer(await logIn({ db, ...body, device })),
  ),
});
