import { endpoints } from "@/lib/api/endpoints";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { requireOrder } from "@/lib/orders/require-order";
import { readOrderReviews } from "@/lib/reviews/order-reviews";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.listOrderReviews, async ({ db, params, query, identity }) => {
    const { id } = await requireOrder(db, params.id, { identity, key: query.key });
    return { body: await readOrderReviews(db, id) };
  }),
});
