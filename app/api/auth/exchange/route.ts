import { endpoints } from "@/lib/api/endpoints";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { renewedSession, sessionAnswer } from "@/lib/http/session-answer";
import { tokenFor } from "@/lib/session/sessions";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(endpoints.exchangeToken, async ({ identity: { account, session }, credentials }) => {
    // Made anew: its claims say what the account is now, after a change of e-mail for example.
    const token = await tokenFor(account, session.id, session.expiresAt);
    if (credentials.via === "cookie") return { body: { token } };
    const answer = sessionAnswer(renewedSession(token, session));
    return { ...answer, body: undefined, status: 204 };
  }),
});
