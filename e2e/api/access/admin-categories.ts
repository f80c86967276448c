import type { categoriesAdminEndpoints } from "../../../lib/catalogue/categories/endpoints";
import { adminOnly, type Rows } from "./shared/all";

export const categoriesRows: Rows<typeof categoriesAdminEndpoints> = {
  listAdminCategories: { expected: adminOnly(200) },
  createCategory: { multipart: { name: "" }, expected: adminOnly(400) },
  updateCategory: {
    path: "/admin/categories/no-such",
    multipart: { description: "" },
    expected: adminOnly(404),
  },
  deleteCategory: { path: "/admin/categories/no-such", expected: adminOnly(404) },
};
