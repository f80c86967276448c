import { endpoints } from "@/lib/api/endpoints";
import { listAdminProducts } from "@/lib/catalogue/admin-queries";
import { prisma } from "@/lib/db/client";
import { pagingHeaders } from "@/lib/http/paging";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { paths } from "@/lib/paths";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.listAdminProducts, async ({ query }) => {
    const { products, total, all, nextCursor } = await listAdminProducts(prisma(), query);
    const headers = pagingHeaders(paths.api.adminProducts, query, total, nextCursor, all);
    return { body: products, headers };
  }),
});
