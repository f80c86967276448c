import { newsletterEndpoints } from "@/lib/messaging/newsletter/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { confirmSubscription } from "@/lib/messaging/newsletter/confirm-subscription";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(newsletterEndpoints.confirmSubscription, ({ db, body, ipAddress }) =>
    confirmSubscription({ db, link: body.link, ipAddress }),
  ),
});
