import { categoriesAdminEndpoints } from "@/lib/catalogue/categories/endpoints";
import { cacheTags } from "@/lib/http/cache/cache-tags";
import { createCategory } from "@/lib/catalogue/categories/create-category";
import { listCategories } from "@/lib/catalogue/categories/queries";
import { resource, route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(categoriesAdminEndpoints.listAdminCategories, async ({ db }) => ({
    body: await listCategories(db),
  })),
  POST: route(categoriesAdminEndpoints.createCategory, async ({ by, body, files, expire }) => {
    const [file] = files;
    const categories = await createCategory({ ...by, request: body, file });
    expire([cacheTags.categories]);
    return { body: categories };
  }),
});
