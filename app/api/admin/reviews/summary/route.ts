import { reviewsAdminEndpoints } from "@/lib/fulfilment/reviews/admin-endpoints";
import { resource, route } from "@/lib/api/route/route";
import { summariseReviews } from "@/lib/fulfilment/reviews/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(reviewsAdminEndpoints.summariseReviews, async ({ db }) => ({
    body: await summariseReviews(db),
  })),
});
