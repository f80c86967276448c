import { endpoints } from "@/lib/api/endpoints";
import { pdfAnswer } from "@/lib/http/pdf-answer";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { addressLabels } from "@/lib/invoice/parcel-papers";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.getLabel, async ({ db, params, query }) =>
    pdfAnswer(await addressLabels(db, [params.id], query.sheet)),
  ),
});
