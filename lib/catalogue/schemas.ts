import { CATEGORIES, categoryFrom } from "@/lib/categories";
import { PRODUCT_SORTS } from "@/lib/product-sort";
import { z } from "@/lib/zod";

export const productSummarySchema = z.object({
  _id: z.uuid(),
  name: z.string(),
  category: z.enum(CATEGORIES),
  price: z.number().positive().describe("Rupees for one pack, before tax"),
  originalPrice: z.number().positive().nullable(),
  thumbnailImage: z.string(),
  rating: z.number().min(0).max(5),
  reviews: z.number().int().min(0),
  isNew: z.boolean(),
  inStock: z.boolean().describe("Can be bought now: on sale and stockCount above zero"),
  stockCount: z.number().int().min(0),
  packSize: z.string().nullable(),
});

export const productReviewSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  rating: z.number().int().min(1).max(5),
  verified: z.boolean(),
  date: z.iso.date(),
  comment: z.string(),
});

/** A product without its reviews: an entry of the list. */
export const productRecordSchema = productSummarySchema.extend({
  description: z.string(),
  images: z.array(z.string()),
  features: z.array(z.string()),
  specifications: z.record(z.string(), z.string()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

export const productSchema = productRecordSchema.extend({
  productReviews: z.array(productReviewSchema),
});

const categoryParameter = z
  .string()
  .transform((value, context) => {
    const category = categoryFrom(value);
    if (!category) {
      context.addIssue(`Choose one of: ${CATEGORIES.join(", ")}`);
      return z.NEVER;
    }
    return category;
  })
  .describe(`A category: ${CATEGORIES.join(", ")}`);

export const PRODUCT_LIST_LIMIT = { default: 100, max: 500 } as const;

export const productListQuerySchema = z.object({
  q: z.string().trim().max(100).optional(),
  category: categoryParameter.optional(),
  sort: z.enum(PRODUCT_SORTS).default("name"),
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(PRODUCT_LIST_LIMIT.max)
    .default(PRODUCT_LIST_LIMIT.default),
  cursor: z.string().max(500).optional(),
});
