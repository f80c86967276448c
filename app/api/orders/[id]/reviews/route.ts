import { reviewEndpoints } from "@/lib/fulfilment/reviews/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { requireOrder } from "@/lib/orders/read/require-order";
import { readOrderReviews } from "@/lib/fulfilment/reviews/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(reviewEndpoints.listOrderReviews, async ({ db, params, query, identity }) => {
    const { id } = await requireOrder(db, params.id, { identity, key: query.key });
    return { body: await readOrderReviews(db, id) };
  }),
});
