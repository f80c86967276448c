import { CATEGORY_LIMITS } from "@/lib/base/ids/category-slug";
import { oneLine, storableLine } from "@/lib/base/input/fields";
import { PICTURE_BYTES } from "@/lib/files/direct/schemas";
import { hsnField, MAX_HSN } from "@/lib/shop/gst/schemas";
import { atMostCharacters } from "@/lib/base/input/input-texts";
import { storableText } from "@/lib/base/input/storable";
import { translationsField, type Translations } from "@/lib/base/input/translations";
import { z } from "@/lib/base/input/zod";
import { dielineField } from "./dieline";
import { optionalGtin } from "./gtin";
import { LOW_STOCK } from "./low-stock";
import {
  count,
  numeric,
  optionalGrams,
  optionalLead,
  optionalLowStock,
  optionalMost,
  optionalOrderable,
  optionalPercent,
  optionalRupees,
  removableRupees,
  rupees,
} from "./number-fields";
import { PACK_SIZE } from "./specifications";
import { SUPPLIES } from "./supply";

/**
 * Validation rules of a product, shared by the admin's form and the API, with their error messages. A number may be
 * sent as text, as inputs do.
 */

export const PRODUCT_LIMITS = {
  name: 200,
  description: 10_000,
  features: 50,
  featureText: 200,
  specifications: 100,
  specificationName: 100,
  specificationText: 500,
  reviews: 100,
  reviewName: 100,
  reviewComment: 1_000,
  sku: 64,
  familyName: 100,
  familyLabel: 60,
  images: 20,
  /** Pictures per save, and bytes per picture. */
  newImages: 10,
  imageBytes: PICTURE_BYTES,
} as const;

export const THUMBNAIL_REQUIRED = "A thumbnail image is required";

/** Refused as a name, because objects copied by assignment lose this key, and zod drops it without an error. */
export const UNKEEPABLE_NAME = "__proto__";

export const SPECIFICATION_NAME_UNKEEPABLE = `A specification cannot be called ${UNKEEPABLE_NAME}. Choose another name`;

export const line = (missing: string, max: number) =>
  oneLine(missing).overwrite(storableText).min(1, missing).max(max, atMostCharacters(max));

const lines = (missing: string, max: number) =>
  z.string(missing).overwrite(storableText).trim().min(1, missing).max(max, atMostCharacters(max));

/** Empty or blank text removes the code. */
const optionalHsn = z
  .string()
  .max(MAX_HSN)
  .transform((text) => text.trim() || null)
  .pipe(hsnField.nullable())
  .optional();

/** Empty or blank text removes the value. */
export const optionalLine = (max: number) =>
  oneLine()
    .overwrite(storableText)
    .max(max, atMostCharacters(max))
    .transform((text) => text || null)
    .optional();

export const featureField = line(
  "Write the feature, or remove its line",
  PRODUCT_LIMITS.featureText,
);

export const specificationNameField = line(
  `Name the specification, such as ${PACK_SIZE}`,
  PRODUCT_LIMITS.specificationName,
).refine((name) => name !== UNKEEPABLE_NAME, SPECIFICATION_NAME_UNKEEPABLE);

export const specificationTextField = line(
  "Say what the specification is",
  PRODUCT_LIMITS.specificationText,
);

const STARS = "Give the review 1 to 5 stars";

/** A review that the owner typed. An `id` of the product's own keeps that review. */
export const reviewFields = z.object({
  id: z.union([z.string().max(64), z.number()]).optional(),
  name: line("Say who wrote the review", PRODUCT_LIMITS.reviewName),
  rating: numeric(STARS).pipe(z.number(STARS).int(STARS).min(1, STARS).max(5, STARS)),
  verified: z.boolean().default(false),
  date: z
    .string("Enter the day of the review, such as 2026-01-31")
    .transform((value) => value.slice(0, 10))
    .pipe(z.iso.date("Enter the day of the review, such as 2026-01-31")),
  comment: lines("Write what the review says", PRODUCT_LIMITS.reviewComment),
});

/** Simple fields of a product. The form and the API each add lists and pictures in their own format. */
export const productFields = {
  name: line("Product name is required", PRODUCT_LIMITS.name),
  price: rupees("Price must be a positive number").describe("Rupees for one pack, before tax"),
  originalPrice: optionalRupees("Original price must be a positive number"),
  minQuantity: optionalOrderable.describe("Packs of the smallest order; 1 by default"),
  packMultiple: optionalOrderable.describe("Orders are multiples of so many packs; 1 by default"),
  category: line("Category is required", CATEGORY_LIMITS.name).describe(
    "One of the shop's categories, by its name or its address",
  ),
  description: lines("Description is required", PRODUCT_LIMITS.description),
  stockCount: count.describe("Packs"),
  hsnCode: optionalHsn.describe("The tariff heading for GST: 4, 6 or 8 digits; empty for none"),
  sku: optionalLine(PRODUCT_LIMITS.sku).describe(
    "The maker's own number of the article, one of its kind whatever its case; empty for none",
  ),
  gtin: optionalGtin.describe("The digits below its barcode; empty for none"),
  recycledPercent: optionalPercent.describe(
    "Percent of its weight that is recycled material; empty for not stated",
  ),
  lowStockAt: optionalLowStock.describe(
    `At this many packs or fewer it counts as low; empty for ${LOW_STOCK}, 0 for never`,
  ),
  supply: z
    .enum(SUPPLIES, "Say whether it is kept in stock or made to order")
    .optional()
    .describe("`to_order`: sold whatever its stock is; `stock` by default"),
  leadDays: optionalLead.describe(
    "Its lead time: working days until an order of it leaves; required when it is made to order, else empty for the shop's usual ones",
  ),
  maxQuantity: optionalMost.describe("Packs of the largest order; empty for the shop's own limit"),
  packedWeight: optionalGrams.describe(
    "Grams of a pack as it is shipped; without it shipping by weight has no price",
  ),
  cost: removableRupees("Enter what a pack costs you as a positive number").describe(
    "Rupees that a pack costs the shop, which nobody outside reads; empty for none",
  ),
  dieline: dielineField.describe(
    "Its flat size in mm, width × height, to which artwork is trimmed, such as 306 × 200; empty for none",
  ),
  family: optionalLine(PRODUCT_LIMITS.familyName).describe(
    "What it is one size of, by its name; a new name makes a new family, empty takes it out of its own",
  ),
  familyLabel: optionalLine(PRODUCT_LIMITS.familyLabel).describe(
    "What this size is called there, such as 9 × 6 × 3 in",
  ),
};

/** The texts of a product that pages show in other languages. */
export const productTexts = z.object({
  name: storableLine(PRODUCT_LIMITS.name),
  description: z
    .string()
    .overwrite(storableText)
    .trim()
    .max(PRODUCT_LIMITS.description, atMostCharacters(PRODUCT_LIMITS.description)),
  features: z
    .array(storableLine(PRODUCT_LIMITS.featureText))
    .max(PRODUCT_LIMITS.features, `Give at most ${PRODUCT_LIMITS.features} features`),
});

export type ProductTranslations = Translations<z.output<typeof productTexts>>;

export const TRANSLATIONS =
  'Translations must be a JSON object of texts by language, such as {"hi":{"name":"क्राफ़्ट डिब्बा"}}';

export const productTranslationsField = translationsField(productTexts, TRANSLATIONS).describe(
  "Texts in the shop's other languages; what is missing is shown in English",
);

export type ReviewInput = z.output<typeof reviewFields>;
