import { CATEGORY_LIMITS } from "@/lib/base/category-slug";
import { countText } from "@/lib/base/counts";
import { oneLine } from "@/lib/base/input/fields";
import { PICTURE_BYTES } from "@/lib/files/direct/schemas";
import { MAX_QUANTITY } from "@/lib/pricing/quantity-rules";
import { hsnField, MAX_HSN } from "@/lib/shop/gst/schemas";
import { atMostCharacters } from "@/lib/base/input/input-texts";
import { storableText } from "@/lib/base/input/storable";
import { isWholePaise } from "@/lib/pricing/whole-paise";
import { z } from "@/lib/base/input/zod";
import { LOW_STOCK } from "./low-stock";
import { PACK_SIZE } from "./specifications";

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

/** Rupees. A CHECK in the database enforces the same maximum. */
export const MAX_PRICE = 9_999_999.99;

/** Maximum stock in packs. A CHECK in the database enforces the same maximum. */
export const MAX_STOCK = 999_999_999;

export const THUMBNAIL_REQUIRED = "A thumbnail image is required";

/** Refused as a name, because objects copied by assignment lose this key, and zod drops it without an error. */
export const UNKEEPABLE_NAME = "__proto__";

export const SPECIFICATION_NAME_UNKEEPABLE = `A specification cannot be called ${UNKEEPABLE_NAME}. Choose another name`;

const line = (missing: string, max: number) =>
  oneLine(missing).overwrite(storableText).min(1, missing).max(max, atMostCharacters(max));

const lines = (missing: string, max: number) =>
  z.string(missing).overwrite(storableText).trim().min(1, missing).max(max, atMostCharacters(max));

/** Maximum length of a number typed into an input. */
const MAX_DIGITS = 40;

/** Accepts a number or its text. Anything else becomes NaN, which every rule below refuses. */
const numeric = (message: string) =>
  z
    .union([z.string().max(MAX_DIGITS, message), z.number()], message)
    .transform((value) => (typeof value === "number" ? value : numberFrom(value)));

function numberFrom(value: string): number {
  const trimmed = value.trim();
  return /^-?(\d+\.?\d*|\.\d+)$/.test(trimmed) ? Number(trimmed) : NaN;
}

export const rupees = (message: string) =>
  numeric(message).pipe(
    z
      .number(message)
      .min(0.01, message)
      .max(MAX_PRICE, `Use an amount of at most ₹${countText(MAX_PRICE)}`)
      .refine(isWholePaise, "Use at most two decimals"),
  );

/** Undefined or the empty text of an input means there is no such amount. */
const optionalRupees = (message: string) =>
  z
    .union([z.literal("").transform(() => undefined), rupees(message)], message)
    .optional()
    .describe("Rupees");

const countMessage = "Enter the stock count as a whole number";

/** In packs. */
const count = numeric(countMessage).pipe(
  z
    .number(countMessage)
    .min(0, "Stock count cannot be negative")
    .max(MAX_STOCK, `Use a count of at most ${countText(MAX_STOCK)}`)
    .refine(Number.isInteger, countMessage),
);

const packsMessage = "Enter a whole number of packs, 1 or more";

const orderable = numeric(packsMessage).pipe(
  z
    .number(packsMessage)
    .int(packsMessage)
    .min(1, packsMessage)
    .max(MAX_QUANTITY, `One order holds at most ${countText(MAX_QUANTITY)} packs of a product`),
);

/** Empty text means 1. */
const optionalOrderable = z
  .union([z.literal("").transform(() => 1), orderable], packsMessage)
  .optional();

export const tierFields = z.object({
  from: orderable,
  price: rupees("Price must be a positive number"),
});

/** Empty or blank text removes the code. */
const optionalHsn = z
  .string()
  .max(MAX_HSN)
  .transform((text) => text.trim() || null)
  .pipe(hsnField.nullable())
  .optional();

/** Empty or blank text removes the value. */
const optionalLine = (max: number) =>
  oneLine()
    .overwrite(storableText)
    .max(max, atMostCharacters(max))
    .transform((text) => text || null)
    .optional();

/** Working days. A CHECK in the database enforces the same maximum. */
const LONGEST_LEAD = 365;

const leadMessage = `Enter whole working days from 0 to ${LONGEST_LEAD}`;

/** Empty text means the shop's default lead time. */
const optionalLead = z
  .union(
    [
      z.literal("").transform(() => null),
      numeric(leadMessage).pipe(
        z.number(leadMessage).int(leadMessage).min(0, leadMessage).max(LONGEST_LEAD, leadMessage),
      ),
    ],
    leadMessage,
  )
  .optional();

const lowMessage = "Enter a whole number of packs, 0 or more";

/** Empty text means the shop's default limit. */
const optionalLowStock = z
  .union(
    [
      z.literal("").transform(() => null),
      numeric(lowMessage).pipe(
        z
          .number(lowMessage)
          .int(lowMessage)
          .min(0, lowMessage)
          .max(MAX_STOCK, `Use a count of at most ${countText(MAX_STOCK)}`),
      ),
    ],
    lowMessage,
  )
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
  lowStockAt: optionalLowStock.describe(
    `At this many packs or fewer it counts as low; empty for ${LOW_STOCK}, 0 for never`,
  ),
  dispatchDays: optionalLead.describe(
    "Its lead time: working days until an order of it leaves; empty for the shop's usual ones",
  ),
  family: optionalLine(PRODUCT_LIMITS.familyName).describe(
    "What it is one size of, by its name; a new name makes a new family, empty takes it out of its own",
  ),
  familyLabel: optionalLine(PRODUCT_LIMITS.familyLabel).describe(
    "What this size is called there, such as 9 × 6 × 3 in",
  ),
};

export type ReviewInput = z.output<typeof reviewFields>;
