import { offerEndpoints } from "@/lib/offers/endpoints";
import { pdfAnswer } from "@/lib/api/route/answers";
import { resource, route } from "@/lib/api/route/route";
import { offerFile } from "@/lib/documents/pdf/offer-document";
import { requireOffer } from "@/lib/offers/require-offer";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(offerEndpoints.getOfferPaper, async ({ db, params, query: { key }, identity }) => {
    const { id } = await requireOffer(db, params.id, { identity, key });
    return pdfAnswer(await offerFile(db, id));
  }),
});
