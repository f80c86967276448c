import { contactEndpoints } from "@/lib/messaging/inbox/endpoints";
import { sendContactMessage } from "@/lib/messaging/inbox/send-message";
import { resource, route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(contactEndpoints.sendContactMessage, ({ db, body, ipAddress, language }) =>
    sendContactMessage({ db, message: body, client: { ipAddress }, language }),
  ),
});
