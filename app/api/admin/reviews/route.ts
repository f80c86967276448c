import { reviewsAdminEndpoints } from "@/lib/fulfilment/reviews/admin-endpoints";
import { changedTags } from "@/lib/http/cache/cache-tags";
import { resource, route } from "@/lib/api/route/route";
import { listReviews } from "@/lib/fulfilment/reviews/queries";
import { updateReviews } from "@/lib/fulfilment/reviews/update-reviews";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(reviewsAdminEndpoints.listReviews, async ({ db, query }) => {
    const { items: body, ...page } = await listReviews(db, query);
    return { body, page };
  }),
  PATCH: route(reviewsAdminEndpoints.updateReviews, async ({ by, body: update, expire }) => {
    const { outcomes, changedProducts } = await updateReviews({ ...by, update });
    expire(changedTags(changedProducts));
    return { body: outcomes };
  }),
});
