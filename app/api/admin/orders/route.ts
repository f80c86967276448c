import { endpoints } from "@/lib/api/endpoints";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { listAllOrders } from "@/lib/orders/admin-list";
import { listedOrderAnswer } from "@/lib/orders/order-answer";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.listAllOrders, async ({ db, query }) => {
    const { items, ...page } = await listAllOrders(db, query);
    return { body: items.map(listedOrderAnswer), page };
  }),
});
