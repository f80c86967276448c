import { figureEndpoints } from "@/lib/dashboard/visits/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { countCart } from "@/lib/http/visits/counts";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(figureEndpoints.noteCartSearch, ({ body: { q } }) => {
    countCart(q);
    return { body: undefined };
  }),
});
