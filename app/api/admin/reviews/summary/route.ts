import { endpoints } from "@/lib/api/endpoints";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { summariseReviews } from "@/lib/reviews/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.summariseReviews, async ({ db }) => ({ body: await summariseReviews(db) })),
});
