import { endpoints } from "@/lib/api/endpoints";
import { sendContactMessage } from "@/lib/contact/send-message";
import { prisma } from "@/lib/db/client";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(endpoints.sendContactMessage, async ({ body, ipAddress }) => {
    await sendContactMessage({ db: prisma(), message: body, client: { ipAddress } });
    return { body: undefined };
  }),
});
