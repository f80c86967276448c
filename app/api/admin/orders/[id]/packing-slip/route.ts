import { endpoints } from "@/lib/api/endpoints";
import { pdfAnswer } from "@/lib/http/pdf-answer";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { packingSlips } from "@/lib/invoice/parcel-papers";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.getPackingSlip, async ({ db, params }) =>
    pdfAnswer(await packingSlips(db, [params.id])),
  ),
});
