import { OTHER_LANGUAGES, type OtherLanguage } from "@/lib/base/input/translations";
import { z } from "@/lib/base/input/zod";
import type { AdminProduct } from "@/lib/catalogue/admin/schemas";
import { dielineText } from "@/lib/catalogue/dieline";
import { supplyAfter, supplyProblems } from "@/lib/catalogue/editing/save-supply";
import { termsAfter, termsProblems } from "@/lib/catalogue/editing/save-terms";
import {
  featureField,
  productTexts,
  reviewFields,
  specificationNameField,
  specificationTextField,
  THUMBNAIL_REQUIRED,
} from "@/lib/catalogue/product-form";
import { productFields } from "@/lib/catalogue/fields/product-fields";
import type { StatedPrintOption } from "@/lib/catalogue/made-to-order";
import { printOptionFields, sampleFields } from "@/lib/catalogue/print-form";
import { cartonFields, COUNT_MESSAGE, tierFields } from "@/lib/catalogue/number-fields";
import { NO_PICTURES, type Pictures, storedPictures } from "./pictures";

/** A related product as the form shows it. */
type Companion = AdminProduct["companions"][number];

/** The fields of the dialog's form. Empty rows are ignored. */

const features = z.array(z.object({ text: z.string() })).superRefine((rows, context) => {
  rows.forEach(({ text }, index) => {
    if (text.trim() === "") return;
    const message = featureField.safeParse(text).error?.issues[0]?.message;
    if (message) context.addIssue({ code: "custom", message, path: [index, "text"] });
  });
});

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

const toLines = (text: string) =>
  text
    .split("\n")
    .map((row) => row.trim())
    .filter(Boolean);

/** Features are typed one on each line. */
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

const tierRows = z
  .array(z.object({ from: z.string(), price: z.string() }))
  .superRefine((rows, context) => {
    rows.forEach((row, index) => {
      if (!isTierFilled(row)) return;
      for (const { path, message } of tierFields.safeParse(row).error?.issues ?? []) {
        context.addIssue({ code: "custom", message, path: [index, ...path] });
      }
    });
  });

/** Only what is kept in stock needs a count. */
const stockCount = z.union(
  [z.literal("").transform(() => undefined), productFields.stockCount],
  COUNT_MESSAGE,
);

const productFormFields = z.object({
  ...productFields,
  stockCount,
  inStock: z.boolean(),
  isNew: z.boolean(),
  draft: z.boolean(),
  pictures: z.custom<Pictures>(),
  priceTiers: tierRows,
  printOptions: z.array(printOptionFields.extend({ tool: z.string(), tiers: tierRows })),
  sample: sampleFields,
  carton: z.object({ length: z.string(), width: z.string(), height: z.string() }),
  features,
  specifications,
  translations,
  productReviews: z.array(reviewFields),
  companions: z.array(z.custom<Companion>()),
});

/** Only a draft may have no picture; this error is shown together with all others. */
const productForm = productFormFields
  .refine(({ draft, pictures }) => draft || pictures.thumbnail !== null, {
    path: ["pictures"],
    error: THUMBNAIL_REQUIRED,
    when: () => true,
  })
  .refine(({ supply, stockCount: count }) => supply === "to_order" || count !== undefined, {
    path: ["stockCount"],
    error: COUNT_MESSAGE,
  });

/** Validates fields together: prices must fall, and order quantities must fit. */
export const productFormSchema = productForm.superRefine((values, context) => {
  const terms = termsAfter({ ...values, priceTiers: filledTiers(values.priceTiers) });
  const carton = filledCarton(values.carton);
  const wrong = cartonFields.nullable().safeParse(carton).error?.issues ?? [];
  for (const { path, message } of wrong) {
    context.addIssue({ code: "custom", message, path: ["carton", ...path] });
  }
  const printOptions = filledOptions(values.printOptions);
  const supply = supplyAfter({ ...values, printOptions, carton: null });
  const problems = { ...termsProblems(terms), ...supplyProblems(supply, terms) };
  for (const [field, message] of Object.entries(problems)) {
    context.addIssue({ code: "custom", message, path: listPlace(field, values) });
  }
});

/** Returns the row of a tier in the form, where empty rows count as well. */
function listPlace(field: string, values: z.output<typeof productFormFields>): (string | number)[] {
  const path = field.split(".").map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  const rows =
    path[0] === "priceTiers"
      ? values.priceTiers
      : path[2] === "tiers" && values.printOptions[Number(path[1])]?.tiers;
  if (!rows) return path;
  const filled = rows.flatMap((row, index) => (isTierFilled(row) ? [index] : []));
  return path.with(-2, filled[Number(path.at(-2))] ?? 0);
}

/** The values as inputs hold them: numbers are text. */
export type ProductFormValues = z.input<typeof productFormSchema>;

export type ProductFormOutput = z.output<typeof productFormSchema>;

function isFilled(row: { name: string; text: string }): boolean {
  return row.name.trim() !== "" || row.text.trim() !== "";
}

function isTierFilled(row: { from: string; price: string }): boolean {
  return row.from.trim() !== "" || row.price.trim() !== "";
}

/** The values of a new print option. */
export const NEW_OPTION: ProductFormValues["printOptions"][number] = {
  name: "",
  sides: "1",
  maxColours: "1",
  minPieces: "1",
  setupFeePerColour: "",
  tiers: [],
  leadDays: "",
  tool: "",
  dieline: "",
};

const translationValues = (stored: AdminProduct["translations"] = {}) => {
  const values = OTHER_LANGUAGES.map((language) => {
    const { name = "", description = "", features = [] } = stored[language] ?? {};
    return [language, { name, description, features: features.join("\n") }] as const;
  });
  return Object.fromEntries(values) as Record<OtherLanguage, (typeof values)[number][1]>;
};

export const EMPTY_PRODUCT: ProductFormValues = {
  name: "",
  category: "",
  price: "",
  originalPrice: "",
  minQuantity: "1",
  packMultiple: "1",
  priceTiers: [],
  description: "",
  inStock: true,
  isNew: false,
  stockCount: "",
  hsnCode: "",
  sku: "",
  gtin: "",
  recycledPercent: "",
  lowStockAt: "",
  supply: "stock",
  leadDays: "",
  maxQuantity: "",
  cost: "",
  packedWeight: "",
  carton: { length: "", width: "", height: "" },
  printOptions: [],
  sample: { kind: "none", price: "", credit: [] },
  dieline: "",
  draft: false,
  family: "",
  familyLabel: "",
  pictures: NO_PICTURES,
  features: [],
  specifications: [],
  translations: translationValues(),
  productReviews: [],
  companions: [],
};

const toText = (value: number | null | undefined) => String(value ?? "");

export function productFormValues(product: AdminProduct): ProductFormValues {
  return {
    name: product.name,
    category: product.category,
    price: String(product.price),
    originalPrice: product.originalPrice === null ? "" : String(product.originalPrice),
    minQuantity: String(product.minQuantity),
    packMultiple: String(product.packMultiple),
    priceTiers: product.priceTiers.map(({ from, price }) => ({
      from: String(from),
      price: String(price),
    })),
    description: product.description,
    inStock: product.forSale,
    isNew: product.isNew,
    stockCount: String(product.stockCount),
    hsnCode: product.hsnCode ?? "",
    sku: product.sku ?? "",
    gtin: product.gtin ?? "",
    recycledPercent: toText(product.recycledPercent),
    lowStockAt: toText(product.lowStockAt),
    supply: product.supply,
    leadDays: toText(product.leadDays),
    maxQuantity: toText(product.maxQuantity),
    cost: toText(product.cost),
    packedWeight: toText(product.packedWeight),
    carton: {
      length: toText(product.carton?.length),
      width: toText(product.carton?.width),
      height: toText(product.carton?.height),
    },
    printOptions: product.printOptions.map(printOptionValues),
    sample: {
      kind: product.sample.kind,
      price: product.sample.price === 0 ? "" : String(product.sample.price),
      credit: product.sample.credit.map(({ from, percent }) => ({
        from: String(from),
        percent: percent === 50 ? "50" : "100",
      })),
    },
    dieline: product.dieline ? dielineText(product.dieline) : "",
    draft: product.draft,
    family: product.family?.name ?? "",
    familyLabel: product.familyLabel ?? "",
    pictures: storedPictures(product.images, product.thumbnailImage),
    features: product.features.map((text) => ({ text })),
    specifications: Object.entries(product.specifications).map(([name, text]) => ({ name, text })),
    translations: translationValues(product.translations),
    productReviews: product.productReviews,
    companions: product.companions,
  };
}

/** Returns the price tiers to send, without empty rows. */
export function filledTiers(
  rows: ProductFormValues["priceTiers"],
): { from: number; price: number }[] {
  return rows.filter(isTierFilled).map(({ from, price }) => ({
    from: Number(from),
    price: Number(price),
  }));
}

/** Returns the carton to send: null while no edge is typed. */
export const filledCarton = (carton: ProductFormValues["carton"]) =>
  Object.values(carton).every((edge) => edge.trim() === "") ? null : carton;

/** Returns the print options to send, without empty rows of prices. */
export function filledOptions(options: ProductFormOutput["printOptions"]): StatedPrintOption[] {
  return options.map(({ tiers, tool, ...option }) => ({
    ...option,
    tiers: filledTiers(tiers),
    tool: tool.trim() || null,
  }));
}

/** Returns the list to send: trimmed, without empty rows. */
export function filledFeatures(rows: ProductFormValues["features"]): string[] {
  return rows.map(({ text }) => text.trim()).filter(Boolean);
}

export function filledSpecifications(
  rows: ProductFormValues["specifications"],
): Record<string, string> {
  const filled = rows.filter(isFilled);
  return Object.fromEntries(filled.map(({ name, text }) => [name.trim(), text.trim()]));
}

const printOptionValues = (option: AdminProduct["printOptions"][number]) => ({
  name: option.name,
  sides: String(option.sides),
  maxColours: String(option.maxColours),
  minPieces: String(option.minPieces),
  setupFeePerColour: String(option.setupFeePerColour),
  tiers: option.tiers.map(({ from, price }) => ({ from: String(from), price: String(price) })),
  leadDays: toText(option.leadDays),
  tool: option.tool ?? "",
  dieline: option.dieline ? dielineText(option.dieline) : "",
});
