import { offerEndpoints } from "@/lib/offers/endpoints";
import { privateFileAnswer } from "@/lib/api/route/answers";
import { resource, route } from "@/lib/api/route/route";
import { readOfferFile } from "@/lib/offers/requests/offer-files";
import { requireOffer } from "@/lib/offers/require-offer";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(
    offerEndpoints.getOfferFile,
    async ({ db, params: { id, file }, query: { key }, identity, ipAddress }) => {
      const seen = await requireOffer(db, id, { identity, key });
      return privateFileAnswer(await readOfferFile({ db, seen, file, ipAddress }));
    },
  ),
});
