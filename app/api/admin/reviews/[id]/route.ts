import { reviewsAdminEndpoints } from "@/lib/fulfilment/reviews/admin-endpoints";
import { changedTags } from "@/lib/http/cache/cache-tags";
import { resource, route } from "@/lib/api/route/route";
import { updateReview } from "@/lib/fulfilment/reviews/update-reviews";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  PATCH: route(reviewsAdminEndpoints.updateReview, async ({ by, params, body: update, expire }) => {
    const body = await updateReview({ ...by, id: params.id, update });
    expire(changedTags([body.product._id]));
    return { body };
  }),
});
