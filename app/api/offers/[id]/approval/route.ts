import { offerEndpoints } from "@/lib/offers/endpoints";
import { readIdempotencyKey } from "@/lib/api/route/idempotency-key";
import { resource, route } from "@/lib/api/route/route";
import { requestOfferApproval } from "@/lib/offers/accept/request-offer-approval";
import { findBuyer, requireBuyer, requireOffer } from "@/lib/offers/require-offer";
import { requireMember } from "@/lib/orders/approval-requests/members-requests";
import { settingsForCall } from "@/lib/shop/settings/cached";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(
    offerEndpoints.askOfferApproval,
    async ({ db, params, body, headers, identity, ipAddress, device }) => {
      const member = requireMember(identity);
      const seen = await requireOffer(db, params.id, { identity });
      requireBuyer(seen);
      return {
        body: await requestOfferApproval({
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
