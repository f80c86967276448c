import { portalAdminEndpoints } from "@/lib/documents/einvoicing/portal-endpoints";
import { resource, route } from "@/lib/api/route/route";
import { retryEInvoice } from "@/lib/documents/einvoicing/retry-einvoice";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(portalAdminEndpoints.retryEInvoice, async ({ by, params }) => ({
    body: await retryEInvoice({ ...by, documentId: params.id }),
  })),
});
