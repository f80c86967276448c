import { documentsAdminEndpoints } from "@/lib/documents/endpoints";
import { dateName } from "@/lib/base/dates";
import { issueOrderInvoice } from "@/lib/documents/issue-order-invoice";
import { resource, route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(documentsAdminEndpoints.issueInvoice, async ({ by, params: { id } }) => {
    const { invoice, isNew } = await issueOrderInvoice({ ...by, id });
    return {
      status: isNew ? 201 : 200,
      body: { number: invoice.number, date: dateName(invoice.issuedOn) },
    };
  }),
});
