import { orderEndpoints } from "@/lib/orders/endpoints";
import { resource, routeSeeing } from "@/lib/api/route/route";
import { requireOrder } from "@/lib/orders/read/require-order";
import { sendOrderMessage } from "@/lib/orders/messages/send-order-message";
import { may, type Identity } from "@/lib/identity/session/identify";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: routeSeeing(
    orderEndpoints.sendOrderMessage,
    ({ db, params, query, identity }) =>
      requireOrder(db, params.id, { identity, key: query.key }, "act"),
    ({ db, body, identity, actor, ipAddress, language, seen: order }) =>
      sendOrderMessage({
        db,
        order,
        message: body.message,
        admin: getAdmin(identity),
        account: actor,
        ipAddress,
        language,
      }),
  ),
});

/** Returns the account of staff who can read all orders, because they do not write in the customer's name. */
function getAdmin(identity: Identity) {
  if (identity.state !== "signed-in") return undefined;
  return may(identity, "orders.read.all") ? identity.account : undefined;
}
