import type { categoriesAdminEndpoints } from "../../../lib/catalogue/categories/endpoints";
import { staffOnly, type Rows } from "./shared/all";

export const categoriesRows: Rows<typeof categoriesAdminEndpoints> = {
  listAdminCategories: { expected: staffOnly(200) },
  createCategory: { multipart: { name: "" }, expected: staffOnly(400) },
  updateCategory: {
    path: "/admin/categories/no-such",
    multipart: { description: "" },
    expected: staffOnly(404),
  },
  deleteCategory: { path: "/admin/categories/no-such", expected: staffOnly(404) },
};
