import type { categoriesAdminEndpoints } from "../admin/categories-endpoints";
import type { Examples } from "./example";
import { CATEGORY } from "./values";

const { name, description } = CATEGORY;

export const categoriesExamples: Examples<typeof categoriesAdminEndpoints> = {
  listAdminCategories: { answer: [CATEGORY] },
  createCategory: { body: { name, description, order: 3 }, answer: [CATEGORY] },
  updateCategory: { body: { description }, answer: [CATEGORY] },
};
