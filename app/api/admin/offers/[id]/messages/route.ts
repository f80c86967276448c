import { offerAdminEndpoints } from "@/lib/offers/admin-endpoints";
import { resource, route } from "@/lib/api/route/route";
import { writeMessage } from "@/lib/offers/answer-offer";
import { requireOffer, shopSide } from "@/lib/offers/require-offer";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(
    offerAdminEndpoints.writeToOffer,
    async ({ db, params, body, identity, ipAddress }) => {
      const seen = await requireOffer(db, params.id, { identity });
      return {
        body: await writeMessage({
          db,
          seen: { ...seen, party: "shop", side: shopSide(identity) },
          ...body,
          ipAddress,
        }),
      };
    },
  ),
});
