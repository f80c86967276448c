import { logIn } from "@/lib/identity/accounts/sign-in/log-in";
import { endpoints } from "@/lib/api/endpoints";
import { resource } from "@/lib/api/route/resource";
import { route } from "@/lib/api/route/route";
import { sessionAnswer } from "@/lib/api/route/session-answer";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(endpoints.logIn, async ({ db, body, device }) => {
    const outcome = await logIn({ db, ...body, device });
    if (outcome.state === "signed-in") return sessionAnswer(outcome);
    return { body: { requiresTwoFactor: true as const, userId: outcome.handle } };
  }),
});
