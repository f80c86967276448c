import { orderListEndpoints } from "@/lib/orders/read/endpoints";
import { csvHeaders } from "@/lib/base/text/csv";
import { resource, route } from "@/lib/api/route/route";
import { exportOrders } from "@/lib/orders/read/export-orders";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(orderListEndpoints.exportOrders, async ({ by, query }) => {
    const body = await exportOrders({ ...by, filter: query });
    return { body, headers: csvHeaders("orders") };
  }),
});
