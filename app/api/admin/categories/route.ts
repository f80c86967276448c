import { endpoints } from "@/lib/api/endpoints";
import { cacheTags } from "@/lib/caching/cache-tags";
import { createCategory } from "@/lib/categories/create-category";
import { listCategories } from "@/lib/categories/queries";
import { expireTags } from "@/lib/http/expire-tags";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.listAdminCategories, async ({ db }) => ({ body: await listCategories(db) })),
  POST: route(endpoints.createCategory, async ({ db, body, files, actor, ipAddress }) => {
    const [file] = files;
    const categories = await createCategory({ db, request: body, file, actor, ipAddress });
    expireTags([cacheTags.categories]);
    return { body: categories };
  }),
});
