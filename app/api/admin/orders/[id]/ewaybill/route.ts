import { portalAdminEndpoints } from "@/lib/documents/einvoicing/portal-endpoints";
import { jsonFileHeaders } from "@/lib/api/route/answers";
import { resource, route } from "@/lib/api/route/route";
import { dayName } from "@/lib/base/india-time";
import { buildEWayBill } from "@/lib/documents/portal-files/ewaybill";
import { readDocument, readTransport } from "@/lib/documents/portal-files/read-document";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(portalAdminEndpoints.getEWayBill, async ({ db, params: { id }, query }) => {
    const { dispatch, ...asked } = query;
    const document = await readDocument(db, { id, dispatch });
    const transport = { ...(await readTransport(db, document.id, dispatch)), ...asked };
    return {
      body: buildEWayBill(document, transport, dayName(new Date())),
      headers: jsonFileHeaders(`ewaybill-${document.number}`),
    };
  }),
});
