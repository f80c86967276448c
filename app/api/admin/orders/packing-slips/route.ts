import { parcelEndpoints } from "@/lib/fulfilment/parcel-endpoints";
import { pdfAnswer } from "@/lib/api/route/answers";
import { resource, route } from "@/lib/api/route/route";
import { packingSlips } from "@/lib/documents/pdf/parcel-documents";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(parcelEndpoints.getPackingSlips, async ({ db, query }) =>
    pdfAnswer(await packingSlips(db, query.orders)),
  ),
});
