import { paymentsAdminEndpoints } from "@/lib/payments/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { listedOrderAnswer } from "@/lib/orders/read/order-answer";
import { listOutstanding } from "@/lib/payments/outstanding";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(paymentsAdminEndpoints.listOutstanding, async ({ db, query }) => {
    const { items, ...page } = await listOutstanding(db, query);
    return { body: items.map(listedOrderAnswer), page };
  }),
});
