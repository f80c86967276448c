import { whatsAppEndpoints } from "@/lib/messaging/whatsapp/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { answerChallenge, handleWhatsAppEvent } from "@/lib/messaging/inbox/whatsapp/handle-event";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(whatsAppEndpoints.verifyWhatsApp, ({ query }) => {
    const requested = { token: query["hub.verify_token"], challenge: query["hub.challenge"] };
    return {
      body: new TextEncoder().encode(answerChallenge(requested)),
      headers: { "Content-Type": "text/plain; charset=utf-8" },
    };
  }),
  POST: route(whatsAppEndpoints.tellWhatsApp, ({ db, body, headers, ipAddress }) =>
    handleWhatsAppEvent({ db, body, headers, ipAddress }),
  ),
});
