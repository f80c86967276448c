import { categoriesAdminEndpoints } from "@/lib/catalogue/categories/endpoints";
import { cacheTags } from "@/lib/http/cache/cache-tags";
import { deleteCategory } from "@/lib/catalogue/categories/delete-category";
import { updateCategory } from "@/lib/catalogue/categories/update-category";
import { resource } from "@/lib/api/route/resource";
import { route } from "@/lib/api/route/route";

/** Cache tags of the pages that show a category's name: its products' pages and every list. */
const renamedTags = (slug: string) => [cacheTags.category(slug), cacheTags.productList];

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  PUT: route(
    categoriesAdminEndpoints.updateCategory,
    async ({ db, params, body, files, actor, ipAddress, expire }) => {
      const { slug } = params;
      const [file] = files;
      const options = { db, slug, request: body, file, actor, ipAddress };
      const { categories, isRenamed } = await updateCategory(options);
      expire([cacheTags.categories, ...(isRenamed ? renamedTags(slug) : [])]);
      return { body: categories };
    },
  ),
  DELETE: route(
    categoriesAdminEndpoints.deleteCategory,
    async ({ db, params, actor, ipAddress, expire }) => {
      await deleteCategory({ db, ...params, actor, ipAddress });
      expire([cacheTags.categories]);
      return { body: undefined };
    },
  ),
});
