import { parcelEndpoints } from "@/lib/fulfilment/parcel-endpoints";
import { pdfAnswer } from "@/lib/api/route/answers";
import { resource, route } from "@/lib/api/route/route";
import { addressLabels } from "@/lib/documents/pdf/parcel-documents";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(parcelEndpoints.getLabel, async ({ db, params, query }) =>
    pdfAnswer(await addressLabels(db, [params.id], query.sheet)),
  ),
});
