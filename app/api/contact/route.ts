import { endpoints } from "@/lib/api/endpoints";
import { sendContactMessage } from "@/lib/contact/send-message";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(endpoints.sendContactMessage, async ({ db, body, ipAddress }) => {
    await sendContactMessage({ db, message: body, client: { ipAddress } });
    return { body: undefined };
  }),
});
