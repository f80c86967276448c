import { endpoints } from "@/lib/api/endpoints";
import { resource } from "@/lib/api/route/resource";
import { route } from "@/lib/api/route/route";
import { summariseReviews } from "@/lib/fulfilment/reviews/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.summariseReviews, async ({ db }) => ({ body: await summariseReviews(db) })),
});
