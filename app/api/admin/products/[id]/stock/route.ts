import { endpoints } from "@/lib/api/endpoints";
import { actorOf } from "@/lib/audit/actor";
import { cacheTags } from "@/lib/cache-tags";
import { listStockAdjustments } from "@/lib/catalogue/admin-queries";
import { changeStock } from "@/lib/catalogue/change-stock";
import { prisma } from "@/lib/db/client";
import { expireTags } from "@/lib/http/expire-tags";
import { pagingHeaders } from "@/lib/http/paging";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { paths } from "@/lib/paths";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.listStockAdjustments, async ({ params, query }) => {
    const history = await listStockAdjustments(prisma(), params.id, query);
    const path = paths.api.adminStock(params.id);
    const headers = pagingHeaders(path, query, history.total, history.nextCursor);
    return { body: history.adjustments, headers };
  }),
  POST: route(endpoints.changeStock, async ({ params, body, identity, ipAddress }) => {
    const stock = await changeStock({
      db: prisma(),
      productId: params.id,
      request: body,
      actor: actorOf(identity.account),
      ipAddress,
    });
    expireTags([cacheTags.product(params.id), cacheTags.productList]);
    return { body: stock };
  }),
});
