import { endpoints } from "@/lib/api/endpoints";
import { expireProducts } from "@/lib/http/expire-tags";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { listReviews } from "@/lib/reviews/queries";
import { updateReviews } from "@/lib/reviews/update-reviews";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.listReviews, async ({ db, query }) => {
    const { items: body, ...page } = await listReviews(db, query);
    return { body, page };
  }),
  PATCH: route(endpoints.updateReviews, async ({ db, body: update, actor, ipAddress }) => {
    const { outcomes, changedProducts } = await updateReviews({ db, update, actor, ipAddress });
    expireProducts(changedProducts);
    return { body: outcomes };
  }),
});
