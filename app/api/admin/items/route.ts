import { itemEndpoints } from "@/lib/orders/items/endpoints";
import { listItems } from "@/lib/orders/items/see-items";
import { resource, route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(itemEndpoints.listCustomerItems, async ({ db, query }) => {
    const { customer, company, ...slice } = query;
    const owned = company ? { companyId: company } : { userId: customer ?? null, companyId: null };
    const { items, ...page } = await listItems(db, owned, slice, null);
    return { body: items, page };
  }),
});
