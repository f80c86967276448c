import { parcelEndpoints } from "@/lib/fulfilment/parcel-endpoints";
import { pdfAnswer } from "@/lib/api/route/answers";
import { resource, route } from "@/lib/api/route/route";
import { packingSlips } from "@/lib/documents/pdf/parcel-documents";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(parcelEndpoints.getPackingSlip, async ({ db, params }) =>
    pdfAnswer(await packingSlips(db, [params.id])),
  ),
});
