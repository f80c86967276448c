import { endpoints } from "@/lib/api/endpoints";
import { expireProducts } from "@/lib/http/expire-tags";
import { idempotencyKeyOf } from "@/lib/http/idempotency-key";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { measured } from "@/lib/measured";
import { listAllOrders } from "@/lib/orders/admin-list";
import { enterOrder } from "@/lib/orders/enter-order";
import { listedOrderAnswer, placedOrderAnswer } from "@/lib/orders/order-answer";
import { settingsForCall } from "@/lib/settings/cached";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.listAllOrders, async ({ db, query }) => {
    const { items, ...page } = await listAllOrders(db, query);
    return { body: items.map(listedOrderAnswer), page };
  }),
  POST: route(endpoints.enterOrder, async ({ db, body, headers, actor, ipAddress }) => {
    const placed = await enterOrder({
      db,
      request: body,
      actor,
      settings: await settingsForCall(),
      idempotencyKey: idempotencyKeyOf(headers),
      ipAddress,
    });
    if (placed.changedProducts.length > 0) measured.ordersPlaced += 1;
    expireProducts(placed.changedProducts, { lists: placed.soldOut });
    return { body: placedOrderAnswer(placed, { isGuest: false }) };
  }),
});
