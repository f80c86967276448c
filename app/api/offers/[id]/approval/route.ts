import { offerEndpoints } from "@/lib/offers/endpoints";
import { readIdempotencyKey } from "@/lib/api/route/idempotency-key";
import { resource, route } from "@/lib/api/route/route";
import { askOfferApproval } from "@/lib/offers/accept/ask-offer-approval";
import { findBuyer, requireBuyer, seeOffer } from "@/lib/offers/see-offer";
import { requireMember } from "@/lib/orders/approval-requests/members-requests";
import { settingsForCall } from "@/lib/shop/settings/cached";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(
    offerEndpoints.askOfferApproval,
    async ({ db, params, body, headers, identity, ipAddress, device }) => {
      const member = requireMember(identity);
      const seen = await seeOffer(db, params.id, { identity });
      requireBuyer(seen);
      return {
        body: await askOfferApproval({
          db,
          id: seen.id,
          request: body,
          member,
          ipAddress,
          language: device.language,
          customer: await findBuyer(db, seen, identity),
          settings: await settingsForCall(),
          idempotencyKey: readIdempotencyKey(headers),
        }),
      };
    },
  ),
});
