import { OTHER_LANGUAGES, type OtherLanguage } from "@/lib/base/input/translations";
import { z } from "@/lib/base/input/zod";
import type { AdminProduct } from "@/lib/catalogue/admin/schemas";
import { PRODUCT_FIELDS } from "@/lib/catalogue/fields/product-fields";
import {
  featureField,
  productTexts,
  reviewFields,
  specificationNameField,
  specificationTextField,
} from "@/lib/catalogue/product-form";
import { withPackSize } from "@/lib/catalogue/specifications";
import { isNew, NO_PICTURES, type Pictures, storedPictures } from "../pictures";
import { formField, toText } from "./form-field";

/** Fields of the form that hold lists. Empty rows are ignored. */

interface Pair {
  name: string;
  text: string;
}

const isFilled = ({ name, text }: Pair) => name.trim() !== "" || text.trim() !== "";

const features = z.array(z.object({ text: z.string() })).superRefine((rows, context) => {
  rows.forEach(({ text }, index) => {
    if (text.trim() === "") return;
    const message = featureField.safeParse(text).error?.issues[0]?.message;
    if (message) context.addIssue({ code: "custom", message, path: [index, "text"] });
  });
});

/** The list to send: trimmed, without empty rows. */
const filledFeatures = (rows: z.input<typeof features>) =>
  rows.map(({ text }) => text.trim()).filter(Boolean);

const specifications = z
  .array(z.object({ name: z.string(), text: z.string() }))
  .superRefine((rows, context) => {
    const known = new Set<string>();
    rows.filter(isFilled).forEach((row) => {
      const index = rows.indexOf(row);
      const name = row.name.trim();
      const issues = [
        ["name", specificationNameField.safeParse(row.name).error?.issues[0]?.message],
        ["text", specificationTextField.safeParse(row.text).error?.issues[0]?.message],
        ["name", known.has(name) ? `${name} is listed twice` : undefined],
      ] as const;
      known.add(name);
      issues.forEach(([field, message]) => {
        if (message) context.addIssue({ code: "custom", message, path: [index, field] });
      });
    });
  });

const filledPairs = (rows: readonly Pair[]) =>
  rows.filter(isFilled).map(({ name, text }) => [name.trim(), text.trim()] as const);

const toLines = (text: string) =>
  text
    .split("\n")
    .map((row) => row.trim())
    .filter(Boolean);

/** Features are typed one per line. */
const translations = z.record(
  z.enum(OTHER_LANGUAGES),
  productTexts.extend({
    features: z
      .string()
      .superRefine((text, context) => {
        const { error } = productTexts.shape.features.safeParse(toLines(text));
        if (error?.issues[0]) context.addIssue(error.issues[0].message);
      })
      .transform(toLines),
  }),
);

const toTranslationValues = (stored: AdminProduct["translations"] = {}) => {
  const values = OTHER_LANGUAGES.map((language) => {
    const { name = "", description = "", features: list = [] } = stored[language] ?? {};
    return [language, { name, description, features: list.join("\n") }] as const;
  });
  return Object.fromEntries(values) as Record<OtherLanguage, (typeof values)[number][1]>;
};

/** The carton to send: null if no edge is typed. */
export const filledCarton = (carton: Record<"length" | "width" | "height", string>) =>
  Object.values(carton).every((edge) => edge.trim() === "") ? null : carton;

function picturesText({ items, thumbnail }: Pictures): string {
  const added = items.filter(isNew).length;
  const count = `${items.length} ${items.length === 1 ? "picture" : "pictures"}`;
  const place = items.findIndex(({ id }) => id === thumbnail) + 1;
  return `${count}${added > 0 ? `, ${added} of them new` : ""}, picture ${place} as thumbnail`;
}

export const LIST_FIELDS = {
  carton: formField({
    label: PRODUCT_FIELDS.carton.label,
    schema: z.object({ length: z.string(), width: z.string(), height: z.string() }),
    empty: { length: "", width: "", height: "" },
    of: ({ carton }) => ({
      length: toText(carton?.length),
      width: toText(carton?.width),
      height: toText(carton?.height),
    }),
    toText: (carton) => Object.values(carton).filter(Boolean).join(" × "),
    send: (carton) => JSON.stringify(filledCarton(carton)),
  }),
  pictures: formField({
    label: PRODUCT_FIELDS.images.label,
    schema: z.custom<Pictures>(),
    empty: NO_PICTURES,
    of: ({ images, thumbnailImage }) => storedPictures(images, thumbnailImage),
    toText: picturesText,
    content: ({ items, thumbnail }) => [items.map(({ id }) => id), thumbnail],
  }),
  features: formField({
    label: PRODUCT_FIELDS.features.label,
    schema: features,
    empty: [],
    of: (product) => product.features.map((text) => ({ text })),
    toText: (rows) => filledFeatures(rows).join("; "),
    content: filledFeatures,
    send: (rows) => JSON.stringify(filledFeatures(rows)),
  }),
  specifications: formField({
    label: PRODUCT_FIELDS.specifications.label,
    schema: specifications,
    empty: [],
    of: (product) =>
      Object.entries(withPackSize(product.specifications, null)).map(([name, text]) => ({
        name,
        text,
      })),
    toText: (rows) =>
      filledPairs(rows)
        .map((pair) => pair.join(": "))
        .join("; "),
    content: filledPairs,
    send: (rows) => JSON.stringify(Object.fromEntries(filledPairs(rows))),
  }),
  translations: formField({
    label: PRODUCT_FIELDS.translations.label,
    schema: translations,
    empty: toTranslationValues(),
    of: (product) => toTranslationValues(product.translations),
    toText: (values) =>
      Object.values(values)
        .flatMap((texts) => Object.values(texts).filter(Boolean))
        .join("; "),
    send: JSON.stringify,
  }),
  productReviews: formField({
    label: "Reviews",
    schema: z.array(reviewFields),
    empty: [],
    of: (product) => product.productReviews,
    toText: (reviews) => reviews.map(({ name, comment }) => `${name}: ${comment}`).join("; "),
    isSentIfChanged: true,
  }),
  companions: formField({
    label: "Goes with it",
    schema: z.array(z.custom<AdminProduct["companions"][number]>()),
    empty: [],
    of: (product) => product.companions,
    toText: (products) => products.map(({ name }) => name).join("; "),
    content: (products) => products.map(({ _id }) => _id),
    send: (products) => JSON.stringify(products.map(({ _id }) => _id)),
  }),
};
