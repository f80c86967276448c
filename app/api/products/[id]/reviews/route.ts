import { endpoints } from "@/lib/api/endpoints";
import { expireProducts } from "@/lib/api/route/expire-tags";
import { resource } from "@/lib/api/route/resource";
import { route } from "@/lib/api/route/route";
import { writeReview } from "@/lib/fulfilment/reviews/write-review";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(endpoints.writeReview, async (context) => {
    const { db, params, query, body: request, identity, actor: account, ipAddress } = context;
    const author = { identity, key: query.key, account, ipAddress };
    const body = await writeReview({ db, productId: params.id, request, ...author });
    expireProducts([params.id]);
    return { body };
  }),
});
