import { dispatchesAdminEndpoints } from "@/lib/fulfilment/dispatches/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { dateName } from "@/lib/base/dates";
import { invoiceDispatch } from "@/lib/fulfilment/dispatches/invoice-dispatch";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(dispatchesAdminEndpoints.issueDispatchInvoice, async ({ by, params }) => {
    const { invoice, isNew } = await invoiceDispatch({ ...params, ...by });
    return {
      status: isNew ? 201 : 200,
      body: { number: invoice.number, date: dateName(invoice.issuedOn) },
    };
  }),
});
