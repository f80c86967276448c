import { endpoints } from "@/lib/api/endpoints";
import { prisma } from "@/lib/db/client";
import { pagingHeaders } from "@/lib/http/paging";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { listAllOrders } from "@/lib/orders/admin-list";
import { paths } from "@/lib/paths";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.listAllOrders, async ({ query }) => {
    const { orders, total, all, nextCursor } = await listAllOrders(prisma(), query);
    const headers = pagingHeaders(paths.api.adminOrders, query, total, nextCursor, all);
    return { body: orders, headers };
  }),
});
