import { inChapter } from "@/lib/base/http/in-chapter";
import {
  adminCategorySchema,
  CATEGORY_PICTURE,
  categoryChangesSchema,
  newCategorySchema,
  categorySchema,
} from "@/lib/catalogue/categories/schemas";
import { z } from "@/lib/base/input/zod";

const slugParams = z.object({ slug: z.string().min(1).max(64) });

const categories = z.array(adminCategorySchema).describe("All of them, in their order");

export const categoriesAdminEndpoints = inChapter("Products", {
  listAdminCategories: {
    call: "GET /admin/categories",
    summary: "List categories for admins",
    description: "The categories as they are now, past every cache.",
    access: "products.read.all",
    response: categories,
    limit: "browse",
  },
  createCategory: {
    call: "POST /admin/categories",
    summary: "Add a category",
    description:
      "Adds a category, its picture as a file of a form; without one JSON will do. Its address is made of its name.",
    access: "products.write",
    status: 201,
    multipart: { fields: newCategorySchema, files: CATEGORY_PICTURE, mayBeJson: true },
    response: categories,
    limit: "change",
  },
  updateCategory: {
    call: "PUT /admin/categories/{slug}",
    summary: "Change a category",
    description:
      "Renames, describes or moves a category, as a form or, without a picture, as JSON; what is left out stays. A new name gives a new address, to which the one before leads (308), and the products take it along.",
    access: "products.write",
    params: slugParams,
    multipart: { fields: categoryChangesSchema, files: CATEGORY_PICTURE, mayBeJson: true },
    response: categories,
    limit: "change",
  },
  deleteCategory: {
    call: "DELETE /admin/categories/{slug}",
    summary: "Delete a category",
    description: "Deletes a category without products (409 `in_use` otherwise).",
    access: "products.write",
    status: 204,
    params: slugParams,
    response: z.undefined(),
    limit: "change",
  },
});

export const categoryEndpoints = inChapter("Products", {
  listCategories: {
    call: "GET /categories",
    summary: "List categories",
    description: "The shelves of the shop in their order, each with the number of its products.",
    access: "public",
    endedSession: "visitor",
    response: z.array(categorySchema),
    limit: "browse",
  },
});
