import { endpoints } from "@/lib/api/endpoints";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { renewedSession, sessionAnswer } from "@/lib/http/session-answer";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(endpoints.exchangeToken, ({ identity, credentials }) => {
    const token = credentials.token ?? "";
    if (credentials.via === "cookie") return { body: { token } };
    const answer = sessionAnswer(renewedSession(token, identity.session));
    return { ...answer, body: undefined, status: 204 };
  }),
});
