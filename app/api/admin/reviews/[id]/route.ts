import { endpoints } from "@/lib/api/endpoints";
import { expireProducts } from "@/lib/http/expire-tags";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { updateReview } from "@/lib/reviews/update-review";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  PATCH: route(endpoints.updateReview, async ({ db, params, body: update, actor, ipAddress }) => {
    const body = await updateReview({ db, id: params.id, update, actor, ipAddress });
    expireProducts([body.product._id]);
    return { body };
  }),
});
