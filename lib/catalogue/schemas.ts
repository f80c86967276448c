import { LANGUAGES } from "@/lib/base/http/languages";
import { CATEGORY_LIMITS } from "@/lib/base/ids/category-slug";
import { pageQuery, searchQuery } from "@/lib/base/input/list-query";
import { SEARCH_SORTS } from "@/lib/base/product-sort";
import { toPaise } from "@/lib/pricing/money";
import { storableText } from "@/lib/base/input/storable";
import { productIdsField } from "@/lib/base/input/fields";
import { z } from "@/lib/base/input/zod";
import { answerShape } from "./fields/product-fields";
import { productSummarySchema } from "./fields/summary-schema";

/**
 * Products as the API returns them, in rupees. All other shapes of a product are picked from these: the card, the
 * cart and the admin's form.
 */

/** A suggestion shown while a search is typed. */
export const productSuggestionSchema = productSummarySchema.pick({
  _id: true,
  name: true,
  thumbnailImage: true,
  price: true,
});

export type ProductSuggestion = z.output<typeof productSuggestionSchema>;

export type ProductSummary = z.output<typeof productSummarySchema>;

export const productReviewSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  rating: z.number().int().min(1).max(5),
  verified: z.boolean().describe("Whether an order brought it, as the shop itself knows"),
  date: z.iso.date(),
  comment: z.string(),
  answer: z.string().nullable().describe("What the shop says to it"),
});

export type ProductReview = z.output<typeof productReviewSchema>;

/** Maximum ids in one request, enough for a page or a cart. */
const MAX_REQUESTED = 100;

export const companionsQuerySchema = z.object({
  products: productIdsField(MAX_REQUESTED),
});

/** A product without its reviews, as lists return it. */
export const productRecordSchema = productSummarySchema.extend({
  ...answerShape,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

export type ProductRecord = z.output<typeof productRecordSchema>;

/** A product card with the HSN code that decides its tax. */
export type ListedProduct = ProductSummary & Pick<ProductRecord, "hsnCode">;

export const productSchema = productRecordSchema.extend({
  productReviews: z.array(productReviewSchema),
});

export type Product = z.output<typeof productSchema>;

const categoryParameter = z
  .string()
  .trim()
  .min(1)
  .max(CATEGORY_LIMITS.name)
  .describe("A category, by its name or its address");

const priceBound = (what: string) =>
  z.coerce.number().min(0).max(9_999_999.99).optional().describe(what);

export const productListQuerySchema = z.object({
  q: searchQuery(
    "Words that a product has in its name, category, features, specifications or description, in any order; an article number or its beginning; sizes and capacities in any writing (9x6, 23 x 15.5 cm, 8 oz)",
  ),
  category: categoryParameter.optional(),
  sort: z
    .enum(SEARCH_SORTS)
    .optional()
    .describe(
      "By default `relevance` with `q`: a word of the name before one of the category before one of features and specifications before one of the description, then what can be bought now, then by rating and name. Of more than 1,000 matches relevance lists those named so and the best rated, 1,000 in all, the other sorts all. `piece-asc` is the price of one piece at the largest quantities. Otherwise `name`, which `relevance` without `q` means as well",
    ),
  minPrice: priceBound("The least price of a pack in rupees, before tax"),
  maxPrice: priceBound("The highest price of a pack in rupees, before tax"),
  inStock: z
    .enum(["true", "false"])
    .transform((value) => value === "true")
    .optional()
    .describe("`true`: what can be bought now; `false`: what cannot"),
  material: z
    .string()
    .trim()
    .toLowerCase()
    .min(1)
    .max(60)
    .refine((text) => storableText(text) === text, "Remove characters that do not belong in a text")
    .optional()
    .describe("What it is made of, such as `kraft`, `bagasse` or `corrugated`, in any case"),
  ...pageQuery({ default: 100, max: 500 }),
});

type ProductListQuery = z.output<typeof productListQuerySchema>;

/** Splits the query into the search and the filters, with price limits in paise. */
export function narrowedBy(query: ProductListQuery) {
  const { minPrice, maxPrice, inStock, material, ...slice } = query;
  const paise = (rupees: number | undefined) =>
    rupees === undefined ? undefined : toPaise(rupees);
  const bounds = { minPricePaise: paise(minPrice), maxPricePaise: paise(maxPrice) };
  return { ...slice, narrowed: { ...bounds, inStock, material } };
}

export const productSuggestQuerySchema = z.object({
  q: searchQuery("What has been typed so far, read as by GET /products"),
  // Not by Accept-Language: the answer is cached by its address.
  language: z.enum(LANGUAGES).optional().describe("Of the names; English when left out"),
});
