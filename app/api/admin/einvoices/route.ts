import { portalAdminEndpoints } from "@/lib/documents/einvoicing/portal-endpoints";
import { resource, route } from "@/lib/api/route/route";
import { readEInvoices } from "@/lib/documents/einvoicing/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(portalAdminEndpoints.listEInvoices, async ({ db, query: { show } }) => ({
    body: await readEInvoices(db, show),
  })),
});
