import { endpoints } from "@/lib/api/endpoints";
import { cacheTags } from "@/lib/cache-tags";
import { prisma } from "@/lib/db/client";
import { expireTags } from "@/lib/http/expire-tags";
import { idempotencyKeyOf } from "@/lib/http/idempotency-key";
import { pagingHeaders } from "@/lib/http/paging";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { customerOf } from "@/lib/orders/customer";
import { placeOrder } from "@/lib/orders/place-order";
import { listOrders } from "@/lib/orders/queries";
import { paths } from "@/lib/paths";
import { getShopSettings } from "@/lib/settings/cached";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.listOrders, async ({ query, identity }) => {
    const { orders, total, nextCursor } = await listOrders(prisma(), identity.account.id, query);
    return { body: orders, headers: pagingHeaders(paths.api.orders, query, total, nextCursor) };
  }),
  POST: route(endpoints.placeOrder, async ({ body, headers, identity, ipAddress }) => {
    const customer = await customerOf(prisma(), identity, body.email);
    const { changedProducts, soldOut, accessKey, ...placed } = await placeOrder({
      db: prisma(),
      request: body,
      customer,
      settings: await getShopSettings(),
      idempotencyKey: idempotencyKeyOf(headers),
      ipAddress,
    });
    expireTags(changedProducts.map(cacheTags.product));
    if (soldOut) expireTags([cacheTags.productList]);
    return { body: { ...placed, ...(customer.account ? {} : { accessKey }) } };
  }),
});
