import { newsletterEndpoints } from "@/lib/messaging/newsletter/endpoints";
import { redirectAnswer } from "@/lib/api/route/redirect-answer";
import { resource, route } from "@/lib/api/route/route";
import { unsubscribe } from "@/lib/messaging/newsletter/unsubscribe";
import { serverPaths } from "@/lib/base/server-paths";

/** One URL for both: a mail program posts to it (RFC 8058), and one that cannot opens it in a browser. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(newsletterEndpoints.openUnsubscribe, ({ query }) =>
    redirectAnswer(serverPaths.unsubscribe(query.link)),
  ),
  POST: route(newsletterEndpoints.unsubscribe, async ({ db, query, ipAddress }) => ({
    body: { list: await unsubscribe({ db, link: query.link, ipAddress }) },
  })),
});
