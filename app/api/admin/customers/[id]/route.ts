import { resource, route } from "@/lib/api/route/route";
import { readCustomer } from "@/lib/dashboard/customers/read-customer";
import { systemAdminEndpoints } from "@/lib/dashboard/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(systemAdminEndpoints.readCustomer, async ({ db, params: { id }, identity }) => ({
    body: await readCustomer(db, id, identity.account.role),
  })),
});
