import { endpoints } from "@/lib/api/endpoints";
import { resource } from "@/lib/api/route/resource";
import { route } from "@/lib/api/route/route";
import { requireOrder } from "@/lib/orders/read/require-order";
import { sendOrderMessage } from "@/lib/orders/messages/send-order-message";
import { may, type Identity } from "@/lib/session/identify";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(
    endpoints.sendOrderMessage,
    async ({ db, params, query, body, identity, actor, ipAddress, language }) => {
      const order = await requireOrder(db, params.id, { identity, key: query.key }, "act");
      await sendOrderMessage({
        db,
        order,
        message: body.message,
        admin: getAdmin(identity),
        account: actor,
        ipAddress,
        language,
      });
      return { body: undefined };
    },
  ),
});

/** Staff who can read all orders do not write in the customer's name. */
function getAdmin(identity: Identity) {
  if (identity.state !== "signed-in") return undefined;
  return may(identity, "orders.read.all") ? identity.account : undefined;
}
