import { dispatchesAdminEndpoints } from "@/lib/fulfilment/dispatches/endpoints";
import { pdfAnswer } from "@/lib/api/route/answers";
import { resource, route } from "@/lib/api/route/route";
import { dispatchSlip } from "@/lib/documents/pdf/parcel-documents";
import { requireDispatch } from "@/lib/fulfilment/dispatches/find-dispatch";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(dispatchesAdminEndpoints.getDispatchSlip, async ({ db, params }) =>
    pdfAnswer(await dispatchSlip(db, await requireDispatch(db, params))),
  ),
});
