import { endpoints } from "@/lib/api/endpoints";
import { actorOf } from "@/lib/audit/actor";
import { cacheTags } from "@/lib/cache-tags";
import { createProduct } from "@/lib/catalogue/create-product";
import { listProductRecords } from "@/lib/catalogue/queries";
import { prisma } from "@/lib/db/client";
import { expireTags } from "@/lib/http/expire-tags";
import { idempotencyKeyOf } from "@/lib/http/idempotency-key";
import { pagingHeaders } from "@/lib/http/paging";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { paths } from "@/lib/paths";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.listProducts, async ({ query }) => {
    const { products, total, nextCursor } = await listProductRecords(prisma(), query);
    return { body: products, headers: pagingHeaders(paths.api.products, query, total, nextCursor) };
  }),
  POST: route(endpoints.createProduct, async ({ body, files, headers, identity, ipAddress }) => {
    const product = await createProduct({
      db: prisma(),
      request: body,
      files,
      actor: actorOf(identity.account),
      idempotencyKey: idempotencyKeyOf(headers),
      ipAddress,
    });
    expireTags([cacheTags.product(product._id), cacheTags.productList]);
    return { body: product };
  }),
});
