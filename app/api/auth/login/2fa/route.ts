import { signInEndpoints } from "@/lib/identity/sign-in-endpoints";
import { resource, route } from "@/lib/api/route/route";
import { sessionAnswer } from "@/lib/api/route/session-answer";
import { logInWithSecondFactor } from "@/lib/identity/two-factor/log-in-with-second-factor";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(signInEndpoints.logInWithSecondFactor, async ({ db, body, device }) =>
    sessionAnswer(
      await logInWithSecondFactor({
        db,
        handle: body.userId,
        code: body.twoFactorToken,
        device,
      }),
    ),
  ),
});
