import { newsletterEndpoints } from "@/lib/messaging/newsletter/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { confirmSubscription } from "@/lib/messaging/newsletter/confirm-subscription";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(newsletterEndpoints.confirmSubscription, async ({ db, body, ipAddress }) => {
    await confirmSubscription({ db, link: body.link, ipAddress });
    return { body: undefined };
  }),
});
