import { endpoints } from "@/lib/api/endpoints";
import { redirectAnswer } from "@/lib/http/redirect-answer";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { unsubscribe } from "@/lib/newsletter/unsubscribe";
import { serverPaths } from "@/lib/server-paths";

/** One address for both: a mail program posts to it, and one that cannot opens it. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.openUnsubscribe, ({ query }) =>
    redirectAnswer(serverPaths.unsubscribe(query.link)),
  ),
  POST: route(endpoints.unsubscribe, async ({ db, query, ipAddress }) => ({
    body: { list: await unsubscribe({ db, link: query.link, ipAddress }) },
  })),
});
