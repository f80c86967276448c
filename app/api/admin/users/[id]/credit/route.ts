import { creditAdminEndpoints } from "@/lib/companies/credit/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { readCustomerCredit, setCredit } from "@/lib/companies/credit/set-credit";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(creditAdminEndpoints.getCustomerCredit, async ({ db, params }) => ({
    body: await readCustomerCredit(db, params.id),
  })),
  PUT: route(creditAdminEndpoints.setCustomerCredit, async ({ by, params, body }) => ({
    body: await setCredit({ ...by, id: params.id, request: body }),
  })),
});
