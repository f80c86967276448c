import { oneLine, storableLine } from "@/lib/base/input/fields";
import { PICTURE_BYTES } from "@/lib/files/picture-bytes";
import { atMostCharacters } from "@/lib/base/input/input-texts";
import { storableText } from "@/lib/base/input/storable";
import { orText } from "@/lib/base/input/json";
import { translationsField } from "@/lib/base/input/translations";
import { wholeField } from "@/lib/base/input/typed-numbers";
import { z } from "@/lib/base/input/zod";
import { ALL_CATEGORIES, CATEGORY_LIMITS, categorySlug } from "@/lib/base/ids/category-slug";

/** A category as the public sees it. */
export const categorySchema = z.object({
  slug: z
    .string()
    .meta({ example: "boxes" })
    .describe("Stands in the shop's addresses: /products?category={slug}"),
  name: z.string().meta({ example: "Boxes" }),
  description: z.string().meta({ example: "Cartons in courier sizes." }),
  metaDescription: z
    .string()
    .meta({ example: "Shipping cartons in stock sizes." })
    .describe("For search engines; empty: the description"),
  googleCategory: z
    .string()
    .meta({ example: "973" })
    .describe("In Google's taxonomy; empty: Google chooses"),
  picture: z.string().nullable(),
  count: z.number().int().min(0).describe("Products of the catalogue"),
});

const TRANSLATIONS =
  'Translations must be a JSON object of texts by language, such as {"hi":{"name":"डिब्बे"}}';

/** The texts of a category that pages show in other languages. */
export const categoryTranslationsField = translationsField(
  z.object({
    name: storableLine(CATEGORY_LIMITS.name),
    description: storableLine(CATEGORY_LIMITS.description),
    metaDescription: storableLine(CATEGORY_LIMITS.description),
  }),
  TRANSLATIONS,
);

/** A category as the back office sees it. */
export const adminCategorySchema = categorySchema.extend({
  translations: categoryTranslationsField.describe("Texts in the shop's other languages"),
});

export type Category = z.output<typeof adminCategorySchema>;
export type CategoryTranslations = Category["translations"];

const text = (max: number) => storableLine(max).optional();

const NAME_MISSING = "Name the category";
const NAME_SPOKEN_FOR = "The list of all products has this address; choose another name";

export const categoryNameField = oneLine(NAME_MISSING)
  .overwrite(storableText)
  .min(1, NAME_MISSING)
  .max(CATEGORY_LIMITS.name, atMostCharacters(CATEGORY_LIMITS.name))
  .refine(
    (name) => categorySlug(name) !== "",
    "Use some letters from a to z or digits: its address is made of them",
  )
  .refine((name) => categorySlug(name) !== ALL_CATEGORIES, NAME_SPOKEN_FOR);

export const CATEGORY_PICTURE = {
  field: "picture",
  summary: "A picture: JPEG, PNG, WebP, AVIF or GIF",
  maxFiles: 1,
  maxBytes: PICTURE_BYTES,
} as const;

const PLACE = "Enter a place as a whole number, 1 for the first";

const GOOGLE_CATEGORY =
  "Enter the number from Google's list, such as 973, or the whole path with > between";

const terms = {
  description: text(CATEGORY_LIMITS.description).describe("One sentence below the list's heading"),
  metaDescription: text(CATEGORY_LIMITS.description).describe("For search engines"),
  googleCategory: text(CATEGORY_LIMITS.description)
    .refine((value) => /^(\d{0,6}|[^>]+( > [^>]+)+)$/.test(value ?? ""), GOOGLE_CATEGORY)
    .describe("In Google's product taxonomy, for the feed: the number or the whole path"),
  translations: orText(categoryTranslationsField, TRANSLATIONS)
    .optional()
    .describe(`${TRANSLATIONS}; what is missing is shown in English`),
  order: wholeField({ least: 1, most: CATEGORY_LIMITS.categories }, PLACE)
    .optional()
    .describe("Its place among the others, from 1; by default the last"),
};

/** The picture is sent as a file in the same form. */
export const newCategorySchema = z.object({ name: categoryNameField, ...terms });

/** Fields that are left out stay unchanged. */
export const categoryChangesSchema = z.object({
  name: categoryNameField.optional(),
  ...terms,
  removePicture: z
    .stringbool({ error: "removePicture must be true or false" })
    .optional()
    .describe("true takes the picture away"),
});

export type NewCategory = z.output<typeof newCategorySchema>;
export type CategoryChanges = z.output<typeof categoryChangesSchema>;
