import { jsonText } from "@/lib/base/input/json";
import { idField, momentField } from "@/lib/base/input/fields";
import { z } from "@/lib/base/input/zod";
import { requestShape } from "../fields/product-fields";
import { MAX_COMPANIONS } from "../limits";
import { COUNT_MESSAGE } from "../number-fields";
import { getPackSize, PACK_SIZE } from "../specifications";
import { PRODUCT_LIMITS, reviewFields } from "../product-form";

/** The body of POST and PUT /products: a multipart form whose lists are JSON in text fields. */

const REVIEWS =
  'Product reviews must be a JSON list, such as [{"name":"Asha","rating":5,"verified":true,"date":"2026-01-31","comment":"Sturdy."}]';
const IMAGES = 'Existing images must be a JSON list of addresses, such as ["/media/box.webp"]';

const COMPANIONS =
  'Companions must be a JSON list of product ids, such as ["019aa1f0-5c3e-7b41-9d52-2f6f3c1b8a10"]';

const ORDER =
  'Image order must be a JSON list of kept addresses and new file names, such as ["/media/box.webp","lid.jpg"]';

const atMost = (max: number, what: string) => [max, `Give at most ${max} ${what}`] as const;

const productRequestFields = z.object({
  ...requestShape,
  companions: jsonText(
    z
      .array(idField(COMPANIONS), COMPANIONS)
      .max(...atMost(MAX_COMPANIONS, "products that go with it"))
      .transform((ids) => [...new Set(ids)]),
    COMPANIONS,
  ),
  stockCount: requestShape.stockCount
    .optional()
    .describe("Packs; may be left out of what is made to order"),
  stockCountRead: requestShape.stockCount
    .optional()
    .describe("The count that was shown: stockCount is then applied as the difference to it"),
  productReviews: jsonText(
    z.array(reviewFields, REVIEWS).max(...atMost(PRODUCT_LIMITS.reviews, "reviews")),
    REVIEWS,
  ),
  existingImages: jsonText(
    z
      .array(z.string(IMAGES).max(2_000), IMAGES)
      .max(...atMost(PRODUCT_LIMITS.images, "images"))
      .transform((urls) => [...new Set(urls)]),
    IMAGES,
  ),
  imageOrder: jsonText(
    z.array(z.string(ORDER).max(2_000), ORDER).max(...atMost(PRODUCT_LIMITS.images, "images")),
    ORDER,
  ),
  thumbnailImageCandidate: z
    .string()
    .max(2_000)
    .optional()
    .describe("The address of a kept image or the file name of a new one; else the first image"),
  updatedAt: z
    .union([z.literal("").transform(() => undefined), momentField()])
    .optional()
    .describe("As it was read; a product that was changed since is not overwritten"),
});

/** Only products kept in stock need a count. */
export const productRequestSchema = productRequestFields
  .refine(({ supply, stockCount }) => supply === "to_order" || stockCount !== undefined, {
    path: ["stockCount"],
    error: COUNT_MESSAGE,
    // Also runs when another field is invalid, so that all errors are reported at once.
    when: ({ value }) => typeof value === "object" && value !== null,
  })
  .refine(({ packSize, specifications }) => statesOnePackSize(packSize, specifications), {
    path: ["packSize"],
    error: `The specifications name another ${PACK_SIZE}. Remove it there, or write the same here`,
  });

/** The pack size is one of the specifications: a request that states both must mean one. */
const statesOnePackSize = (
  packSize: string | null | undefined,
  specifications: Record<string, string> = {},
) => {
  const named = getPackSize(specifications);
  return !packSize || named === null || named === packSize;
};

export type ProductRequest = z.output<typeof productRequestSchema>;
