import { MAX_TIERS } from "@/lib/pricing/price-tiers";
import { jsonText, boundedRecord } from "@/lib/base/input/json";
import { idField, momentField } from "@/lib/base/input/fields";
import { z } from "@/lib/base/input/zod";
import { MAX_COMPANIONS } from "../limits";
import { cartonText } from "../packing";
import { printOptionsText, sampleText } from "../print-form";
import {
  featureField,
  PRODUCT_LIMITS,
  productFields,
  productTranslationsField,
  reviewFields,
  SPECIFICATION_NAME_UNKEEPABLE,
  specificationNameField,
  specificationTextField,
  TRANSLATIONS,
  UNKEEPABLE_NAME,
} from "../product-form";
import { COUNT_MESSAGE, tierFields } from "../number-fields";

/** The body of POST and PUT /products: a multipart form whose lists are JSON in text fields. */

const FEATURES = 'Features must be a JSON list of texts, such as ["Recyclable"]';
const SPECIFICATIONS =
  'Specifications must be a JSON object of texts, such as {"Material":"Kraft board"}';
const REVIEWS =
  'Product reviews must be a JSON list, such as [{"name":"Asha","rating":5,"verified":true,"date":"2026-01-31","comment":"Sturdy."}]';
const TIERS = 'Price tiers must be a JSON list, such as [{"from":10,"price":449.5}]';
const IMAGES = 'Existing images must be a JSON list of addresses, such as ["/media/box.webp"]';

const COMPANIONS =
  'Companions must be a JSON list of product ids, such as ["019aa1f0-5c3e-7b41-9d52-2f6f3c1b8a10"]';

const ORDER =
  'Image order must be a JSON list of kept addresses and new file names, such as ["/media/box.webp","lid.jpg"]';

const specificationText = z
  .union([z.string(), z.number(), z.boolean()], SPECIFICATIONS)
  .transform(String)
  .pipe(specificationTextField);

const isUnkeepable = (name: string) => name.trim() === UNKEEPABLE_NAME;

const specifications = z
  .unknown()
  .refine((map) => !Object.keys(map ?? {}).some(isUnkeepable), SPECIFICATION_NAME_UNKEEPABLE)
  .pipe(
    boundedRecord(specificationNameField, specificationText, {
      max: PRODUCT_LIMITS.specifications,
      tooMany: `Give at most ${PRODUCT_LIMITS.specifications} specifications`,
      message: SPECIFICATIONS,
    }),
  );

const atMost = (max: number, what: string) => [max, `Give at most ${max} ${what}`] as const;

const yesOrNo = (name: string) =>
  z.stringbool({ error: `${name} must be true or false` }).optional();

const productRequestFields = z.object({
  ...productFields,
  inStock: yesOrNo("inStock").describe(
    "The owner's switch: a product is sold when it is on and stockCount is above zero. On by default",
  ),
  isNew: yesOrNo("isNew").describe("Off by default"),
  draft: yesOrNo("draft").describe(
    "Kept out of the shop; only a draft may be without a picture. Off by default",
  ),
  companions: jsonText(
    z
      .array(idField(COMPANIONS), COMPANIONS)
      .max(...atMost(MAX_COMPANIONS, "products that go with it"))
      .transform((ids) => [...new Set(ids)]),
    COMPANIONS,
  ),
  stockCount: productFields.stockCount
    .optional()
    .describe("Packs; may be left out of what is made to order"),
  stockCountRead: productFields.stockCount
    .optional()
    .describe("The count that was shown: stockCount is then applied as the difference to it"),
  priceTiers: jsonText(
    z.array(tierFields, TIERS).max(...atMost(MAX_TIERS, "price tiers")),
    `${TIERS}; prices fall as quantities rise`,
  ),
  printOptions: printOptionsText,
  sample: sampleText,
  carton: cartonText,
  features: jsonText(
    z.array(featureField, FEATURES).max(...atMost(PRODUCT_LIMITS.features, "features")),
    FEATURES,
  ),
  specifications: jsonText(specifications, SPECIFICATIONS),
  translations: jsonText(productTranslationsField, TRANSLATIONS),
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

/** Only what is kept in stock needs a count. */
export const productRequestSchema = productRequestFields.refine(
  ({ supply, stockCount }) => supply === "to_order" || stockCount !== undefined,
  {
    path: ["stockCount"],
    error: COUNT_MESSAGE,
    // Also when another field is wrong, so that all is said at once.
    when: ({ value }) => typeof value === "object" && value !== null,
  },
);

export type ProductRequest = z.output<typeof productRequestSchema>;
