import { endpoints } from "@/lib/api/endpoints";
import { cacheTags } from "@/lib/caching/cache-tags";
import { chooseFeatured, readFeatured } from "@/lib/catalogue/admin/choose-featured";
import { expireTags } from "@/lib/http/expire-tags";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.listFeatured, async ({ db }) => ({ body: await readFeatured(db) })),
  PUT: route(endpoints.chooseFeatured, async ({ db, body, actor, ipAddress }) => {
    const featured = await chooseFeatured({ db, products: body.products, actor, ipAddress });
    expireTags([cacheTags.productList]);
    return { body: featured };
  }),
});
