import { itemEndpoints } from "@/lib/orders/items/endpoints";
import { ownedItems, listItems } from "@/lib/orders/items/see-items";
import { resource, route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(itemEndpoints.listItems, async ({ db, query, identity: { account } }) => {
    const { items, ...page } = await listItems(db, ownedItems(account), query, account);
    return { body: items, page };
  }),
});
