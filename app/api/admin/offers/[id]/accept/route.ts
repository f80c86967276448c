import { offerAdminEndpoints } from "@/lib/offers/admin-endpoints";
import { resource, route } from "@/lib/api/route/route";
import { readIdempotencyKey } from "@/lib/api/route/idempotency-key";
import { soldTags } from "@/lib/http/cache/cache-tags";
import { acceptOffer } from "@/lib/offers/accept/accept-offer";
import { readCaller, requireOffer } from "@/lib/offers/require-offer";
import { placedOrderAnswer } from "@/lib/orders/read/order-answer";
import { settingsForCall } from "@/lib/shop/settings/cached";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(
    offerAdminEndpoints.acceptOfferByPhone,
    async ({
      db,
      params,
      body: { note, override, ...request },
      headers,
      identity,
      actor,
      ipAddress,
      expire,
    }) => {
      const { id } = await requireOffer(db, params.id, { identity });
      const { placed, isNew } = await acceptOffer({
        db,
        id,
        request,
        actor,
        ipAddress,
        note,
        override,
        customer: await readCaller(db, id, actor),
        mayUseCredit: true,
        settings: await settingsForCall(),
        idempotencyKey: readIdempotencyKey(headers),
      });
      expire(soldTags(placed.changedProducts, placed.soldOut));
      return {
        status: isNew ? 201 : 200,
        body: placedOrderAnswer(placed, { isGuest: false, proof: "owner" }),
      };
    },
  ),
});
