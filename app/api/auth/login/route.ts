import { logIn } from "@/lib/accounts/log-in";
import { endpoints } from "@/lib/api/endpoints";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { sessionAnswer } from "@/lib/http/session-answer";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(endpoints.logIn, async ({ db, body, device }) => {
    const outcome = await logIn({ db, ...body, device });
    if (outcome.state === "signed-in") return sessionAnswer(outcome);
    return { body: { requiresTwoFactor: true as const, userId: outcome.handle } };
  }),
});
