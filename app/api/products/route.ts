import { endpoints } from "@/lib/api/endpoints";
import { paths } from "@/lib/paths";
import { listProductRecords } from "@/lib/catalogue/queries";
import { prisma } from "@/lib/db/client";
import { pagingHeaders } from "@/lib/http/paging";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.listProducts, async ({ query }) => {
    const { products, total, nextCursor } = await listProductRecords(prisma(), query);
    return { body: products, headers: pagingHeaders(paths.api.products, query, total, nextCursor) };
  }),
});
