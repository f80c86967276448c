import { signInEndpoints } from "@/lib/identity/sign-in-endpoints";
import { resource, route } from "@/lib/api/route/route";
import { sessionAnswer } from "@/lib/api/route/session-answer";
import { currentToken, renewedSession } from "@/lib/identity/session/sessions";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(signInEndpoints.exchangeToken, async ({ db, identity, credentials }) => {
    const token = await currentToken(db, credentials.token ?? "", identity);
    if (credentials.via === "cookie") return { body: { token } };
    const answer = sessionAnswer(renewedSession(token, identity.session));
    return { ...answer, body: undefined, status: 204 };
  }),
});
