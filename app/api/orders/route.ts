import { orderEndpoints } from "@/lib/orders/endpoints";
import { soldTags } from "@/lib/http/cache/cache-tags";
import { readIdempotencyKey } from "@/lib/api/route/idempotency-key";
import { resource, route } from "@/lib/api/route/route";
import { identifyCustomer } from "@/lib/orders/customer";
import { orderAnswer, placedOrderAnswer } from "@/lib/orders/read/order-answer";
import { placeOrder } from "@/lib/orders/place/place-order";
import { listOrders } from "@/lib/orders/read/queries";
import { settingsForCall } from "@/lib/shop/settings/cached";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(orderEndpoints.listOrders, async ({ db, query, identity }) => {
    const { items, ...page } = await listOrders(db, identity.account, query);
    return { body: items.map(orderAnswer), page };
  }),
  POST: route(orderEndpoints.placeOrder, async (call) => {
    const { db, body, headers, identity, ipAddress, language, expire } = call;
    const customer = await identifyCustomer(db, identity, body);
    const placed = await placeOrder({
      db,
      request: body,
      customer,
      settings: await settingsForCall(),
      idempotencyKey: readIdempotencyKey(headers),
      ipAddress,
      language,
    });
    expire(soldTags(placed.changedProducts, placed.soldOut));
    const { account, proof } = customer;
    return { body: placedOrderAnswer(placed, { isGuest: !account, proof }) };
  }),
});
