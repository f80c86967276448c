import { endpoints } from "@/lib/api/endpoints";
import { prisma } from "@/lib/db/client";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { confirmSubscription } from "@/lib/newsletter/confirm-subscription";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(endpoints.confirmSubscription, async ({ body, ipAddress }) => {
    await confirmSubscription({ db: prisma(), link: body.link, ipAddress });
    return { body: undefined };
  }),
});
