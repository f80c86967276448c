import { endpoints } from "@/lib/api/endpoints";
import { expireTags } from "@/lib/http/expire-tags";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(endpoints.expireCache, ({ body }) => {
    expireTags(body.tags);
    return { body: undefined };
  }),
});
