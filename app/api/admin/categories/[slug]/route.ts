import { categoriesAdminEndpoints } from "@/lib/catalogue/categories/endpoints";
import { cacheTags } from "@/lib/http/cache/cache-tags";
import { deleteCategory } from "@/lib/catalogue/categories/delete-category";
import { updateCategory } from "@/lib/catalogue/categories/update-category";
import { resource, route } from "@/lib/api/route/route";

/** Cache tags of pages that show a category's name: its products' pages and every list. */
const renamedTags = (slug: string) => [cacheTags.category(slug), cacheTags.productList];

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  PUT: route(
    categoriesAdminEndpoints.updateCategory,
    async ({ by, params, body, files, expire }) => {
      const { slug } = params;
      const [file] = files;
      const options = { ...by, slug, request: body, file };
      const { categories, isRenamed } = await updateCategory(options);
      expire([cacheTags.categories, ...(isRenamed ? renamedTags(slug) : [])]);
      return { body: categories };
    },
  ),
  DELETE: route(categoriesAdminEndpoints.deleteCategory, async ({ by, params, expire }) => {
    await deleteCategory({ ...params, ...by });
    expire([cacheTags.categories]);
  }),
});
