import { orderEntryEndpoints } from "@/lib/orders/endpoints";
import { orderListEndpoints } from "@/lib/orders/read/endpoints";
import { soldTags } from "@/lib/http/cache/cache-tags";
import { readIdempotencyKey } from "@/lib/api/route/idempotency-key";
import { resource, route } from "@/lib/api/route/route";
import { listAllOrders } from "@/lib/orders/read/admin-list";
import { enterOrder } from "@/lib/orders/place/enter-order";
import { listedOrderAnswer, placedOrderAnswer } from "@/lib/orders/read/order-answer";
import { settingsForCall } from "@/lib/shop/settings/cached";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(orderListEndpoints.listAllOrders, async ({ db, query }) => {
    const { items, ...page } = await listAllOrders(db, query);
    return { body: items.map(listedOrderAnswer), page };
  }),
  POST: route(orderEntryEndpoints.enterOrder, async ({ by, body, headers, expire }) => {
    const placed = await enterOrder({
      ...by,
      request: body,
      settings: await settingsForCall(),
      idempotencyKey: readIdempotencyKey(headers),
    });
    expire(soldTags(placed.changedProducts, placed.soldOut));
    return { body: placedOrderAnswer(placed, { isGuest: false, proof: "owner" }) };
  }),
});
