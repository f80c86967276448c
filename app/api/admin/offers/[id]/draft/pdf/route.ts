import { offerAdminEndpoints } from "@/lib/offers/admin-endpoints";
import { pdfAnswer } from "@/lib/api/route/answers";
import { resource, route } from "@/lib/api/route/route";
import { draftFile } from "@/lib/documents/pdf/offer-document";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(offerAdminEndpoints.getOfferDraftDocument, async ({ db, params: { id } }) =>
    pdfAnswer(await draftFile(db, id)),
  ),
});
