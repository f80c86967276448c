import { oneLine, storableLine } from "@/lib/base/input/fields";
import { PICTURE_BYTES } from "@/lib/files/picture-bytes";
import { atMostCharacters } from "@/lib/base/input/input-texts";
import { countText } from "@/lib/base/text/counts";
import { storableText } from "@/lib/base/input/storable";
import { translationsField, type Translations } from "@/lib/base/input/translations";
import { z } from "@/lib/base/input/zod";
import { numeric } from "./number-fields";
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

const PACK_SIZE_LENGTH = 100;

export const THUMBNAIL_REQUIRED = "A thumbnail image is required";

/** Refused as a name, because objects copied by assignment lose this key, and zod drops it without an error. */
export const UNKEEPABLE_NAME = "__proto__";

export const SPECIFICATION_NAME_UNKEEPABLE = `A specification cannot be called ${UNKEEPABLE_NAME}. Choose another name`;

export const line = (missing: string, max: number) =>
  oneLine(missing).overwrite(storableText).min(1, missing).max(max, atMostCharacters(max));

export const lines = (missing: string, max: number) =>
  z.string(missing).overwrite(storableText).trim().min(1, missing).max(max, atMostCharacters(max));

/** Empty or blank text removes the value. */
export const optionalLine = (max: number) =>
  oneLine()
    .overwrite(storableText)
    .max(max, atMostCharacters(max))
    .transform((text) => text || null)
    .optional();

/** Content of one pack, beginning with a number; a bare number counts pieces. Empty or blank text removes it. */
export const packSizeField = oneLine()
  .overwrite(storableText)
  .max(PACK_SIZE_LENGTH, atMostCharacters(PACK_SIZE_LENGTH))
  .regex(/^$|^[1-9]/, "Begin with a number, such as 100 pieces")
  .transform((written) => (/^[\d,]+$/.test(written) ? piecesText(written) : written || null));

function piecesText(written: string): string {
  const pieces = Number(written.replaceAll(",", ""));
  return pieces === 1 ? "1 piece" : `${countText(pieces)} pieces`;
}

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
