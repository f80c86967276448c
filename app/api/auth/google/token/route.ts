import { redeemSignInCode } from "@/lib/identity/accounts/sign-in/sign-in-code";
import { signInEndpoints } from "@/lib/identity/sign-in-endpoints";
import { resource, route } from "@/lib/api/route/route";
import { admissionAnswer } from "@/lib/api/route/session-answer";
import { requireGoogle } from "@/lib/identity/session/google";
import { endedFlowCookie, readFlow } from "@/lib/identity/session/cookies";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(
    signInEndpoints.redeemSignInCode,
    async ({ db, body, requestCookies, identity, device }) => {
      requireGoogle();
      const flow = readFlow(requestCookies);
      const outcome = await redeemSignInCode({ db, ...body, flow, identity, device });
      const answer = admissionAnswer(outcome);
      return { ...answer, cookies: [...(answer.cookies ?? []), endedFlowCookie()] };
    },
  ),
});
