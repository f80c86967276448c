import { endpoints } from "@/lib/api/endpoints";
import { prisma } from "@/lib/db/client";
import { pagingHeaders } from "@/lib/http/paging";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { listSubscriptions } from "@/lib/newsletter/queries";
import { paths } from "@/lib/paths";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.listSubscriptions, async ({ query }) => {
    const { subscriptions, total, all, nextCursor } = await listSubscriptions(prisma(), query);
    const headers = pagingHeaders(paths.api.adminNewsletter, query, total, nextCursor, all);
    return { body: subscriptions, headers };
  }),
});
