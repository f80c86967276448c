import { portalAdminEndpoints } from "@/lib/documents/einvoicing/portal-endpoints";
import { jsonFileHeaders } from "@/lib/api/route/answers";
import { resource, route } from "@/lib/api/route/route";
import { buildEInvoice } from "@/lib/documents/portal-files/einvoice";
import { readDocument } from "@/lib/documents/portal-files/read-document";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(portalAdminEndpoints.getEInvoice, async ({ db, params: { id }, query }) => {
    const { format, ...wanted } = query;
    const document = await readDocument(db, { id, ...wanted });
    const file = buildEInvoice(document);
    return {
      body: format === "portal" ? [file] : file,
      headers: jsonFileHeaders(`einvoice-${document.number}`),
    };
  }),
});
