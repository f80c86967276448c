import { reviewEndpoints } from "@/lib/fulfilment/reviews/endpoints";
import { changedTags } from "@/lib/http/cache/cache-tags";
import { resource, route } from "@/lib/api/route/route";
import { writeReview } from "@/lib/fulfilment/reviews/write-review";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(reviewEndpoints.writeReview, async (context) => {
    const {
      db,
      expire,
      params,
      query,
      body: request,
      identity,
      actor: account,
      ipAddress,
    } = context;
    const author = { identity, key: query.key, account, ipAddress };
    const body = await writeReview({ db, productId: params.id, request, ...author });
    expire(changedTags([params.id]));
    return { body };
  }),
});
