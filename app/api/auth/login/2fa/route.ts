import { endpoints } from "@/lib/api/endpoints";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { sessionAnswer } from "@/lib/http/session-answer";
import { logInWithSecondFactor } from "@/lib/two-factor/log-in-with-second-factor";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(endpoints.logInWithSecondFactor, async ({ db, body, device }) =>
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
