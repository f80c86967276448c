import { z } from "@/lib/base/input/zod";
import type { AdminProduct } from "@/lib/catalogue/admin/schemas";
import { termsAfter, termsProblems } from "@/lib/catalogue/editing/save-terms";
import {
  featureField,
  productFields,
  reviewFields,
  specificationNameField,
  specificationTextField,
  THUMBNAIL_REQUIRED,
  tierFields,
} from "@/lib/catalogue/product-form";
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

const priceTiers = z
  .array(z.object({ from: z.string(), price: z.string() }))
  .superRefine((rows, context) => {
    rows.forEach((row, index) => {
      if (!isTierFilled(row)) return;
      for (const { path, message } of tierFields.safeParse(row).error?.issues ?? []) {
        context.addIssue({ code: "custom", message, path: [index, ...path] });
      }
    });
  });

const productFormFields = z.object({
  ...productFields,
  inStock: z.boolean(),
  isNew: z.boolean(),
  draft: z.boolean(),
  pictures: z.custom<Pictures>(),
  priceTiers,
  features,
  specifications,
  productReviews: z.array(reviewFields),
  companions: z.array(z.custom<Companion>()),
});

/** Only a draft may have no picture; this error is shown together with all others. */
const productForm = productFormFields.refine(
  ({ draft, pictures }) => draft || pictures.thumbnail !== null,
  { path: ["pictures"], error: THUMBNAIL_REQUIRED, when: () => true },
);

/** Validates fields together: prices must fall, and order quantities must fit. */
export const productFormSchema = productForm.superRefine((values, context) => {
  const places = values.priceTiers.flatMap((row, index) => (isTierFilled(row) ? [index] : []));
  const problems = termsProblems(
    termsAfter({ ...values, priceTiers: filledTiers(values.priceTiers) }),
  );
  for (const [field, message] of Object.entries(problems)) {
    const [name = "", tier, part = ""] = field.split(".");
    const path = tier === undefined ? [name] : [name, places[Number(tier)] ?? 0, part];
    context.addIssue({ code: "custom", message, path });
  }
});

/** The values as inputs hold them: numbers are text. */
export type ProductFormValues = z.input<typeof productFormSchema>;

export type ProductFormOutput = z.output<typeof productFormSchema>;

function isFilled(row: { name: string; text: string }): boolean {
  return row.name.trim() !== "" || row.text.trim() !== "";
}

function isTierFilled(row: { from: string; price: string }): boolean {
  return row.from.trim() !== "" || row.price.trim() !== "";
}

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
  lowStockAt: "",
  dispatchDays: "",
  draft: false,
  family: "",
  familyLabel: "",
  pictures: NO_PICTURES,
  features: [],
  specifications: [],
  productReviews: [],
  companions: [],
};

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
    lowStockAt: product.lowStockAt === null ? "" : String(product.lowStockAt),
    dispatchDays: product.dispatchDays === null ? "" : String(product.dispatchDays),
    draft: product.draft,
    family: product.family?.name ?? "",
    familyLabel: product.familyLabel ?? "",
    pictures: storedPictures(product.images, product.thumbnailImage),
    features: product.features.map((text) => ({ text })),
    specifications: Object.entries(product.specifications).map(([name, text]) => ({ name, text })),
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
