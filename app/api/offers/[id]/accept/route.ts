import { offerEndpoints } from "@/lib/offers/endpoints";
import { resource, routeSeeing } from "@/lib/api/route/route";
import { readIdempotencyKey } from "@/lib/api/route/idempotency-key";
import { soldTags } from "@/lib/http/cache/cache-tags";
import { acceptOffer } from "@/lib/offers/accept/accept-offer";
import { findBuyer, requireOffer, requireBuyer } from "@/lib/offers/require-offer";
import { placedOrderAnswer } from "@/lib/orders/read/order-answer";
import { settingsForCall } from "@/lib/shop/settings/cached";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: routeSeeing(
    offerEndpoints.acceptOffer,
    async ({ db, params, query: { key }, identity }) => {
      const seen = await requireOffer(db, params.id, { identity, key });
      requireBuyer(seen);
      return seen;
    },
    async (call) => {
      const { db, body, headers, identity, ipAddress, device, expire, seen } = call;
      const customer = await findBuyer(db, seen, identity);
      const { placed, isNew } = await acceptOffer({
        db,
        id: seen.id,
        request: body,
        customer,
        actor: seen.actor,
        ipAddress,
        language: device.language,
        mayUseCredit: seen.way === "session",
        settings: await settingsForCall(),
        idempotencyKey: readIdempotencyKey(headers),
      });
      expire(soldTags(placed.changedProducts, placed.soldOut));
      const { account, proof } = customer;
      return {
        status: isNew ? 201 : 200,
        body: placedOrderAnswer(placed, { isGuest: !account, proof }),
      };
    },
  ),
});
