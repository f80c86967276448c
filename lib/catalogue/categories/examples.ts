import { ADMIN_CATEGORY, CATEGORY } from "@/lib/catalogue/lists/example-product";
import type { categoriesAdminEndpoints } from "@/lib/catalogue/categories/endpoints";
import type { Examples } from "@/lib/base/examples/example";

const { name, description } = CATEGORY;

export const categoriesAdminExamples: Examples<typeof categoriesAdminEndpoints, "createCategory"> =
  {
    createCategory: { body: { name, description, order: 3 }, answer: [ADMIN_CATEGORY] },
  };
