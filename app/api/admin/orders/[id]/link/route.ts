import { orderAccessEndpoints } from "@/lib/orders/access/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { env } from "@/lib/base/env";
import { createOrderLink } from "@/lib/orders/access/create-order-link";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(orderAccessEndpoints.createOrderLink, async ({ by, params: { id } }) => {
    const { path, expiresAt } = await createOrderLink({ ...by, id });
    const url = new URL(path, env().APP_URL).href;
    return { body: { url, expiresAt: expiresAt.toISOString() } };
  }),
});
