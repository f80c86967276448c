import { endpoints } from "@/lib/api/endpoints";
import { prisma } from "@/lib/db/client";
import { pagingHeaders } from "@/lib/http/paging";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { paths } from "@/lib/paths";
import { listUsers } from "@/lib/users/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.listUsers, async ({ query }) => {
    const { users, total, all, nextCursor } = await listUsers(prisma(), query);
    const headers = pagingHeaders(paths.api.adminUsers, query, total, nextCursor, all);
    return { body: users, headers };
  }),
});
