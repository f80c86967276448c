import { endpoints } from "@/lib/api/endpoints";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { listReviews } from "@/lib/reviews/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.listReviews, async ({ db, query }) => {
    const { items: body, ...page } = await listReviews(db, query);
    return { body, page };
  }),
});
