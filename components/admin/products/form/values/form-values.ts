import { z } from "@/lib/base/input/zod";
import type { AdminProduct } from "@/lib/catalogue/admin/schemas";
import { supplyAfter, supplyProblems } from "@/lib/catalogue/editing/save-supply";
import { termsAfter, termsProblems } from "@/lib/catalogue/editing/save-terms";
import { cartonFields, COUNT_MESSAGE } from "@/lib/catalogue/number-fields";
import { THUMBNAIL_REQUIRED } from "@/lib/catalogue/product-form";
import type { AnyFormField } from "./form-field";
import { filledCarton, LIST_FIELDS } from "./list-fields";
import { filledOptions, filledTiers, isTierFilled, PRICE_FIELDS } from "./price-fields";
import { TYPED_FIELDS } from "./typed-fields";

const FIELDS = {
  ...TYPED_FIELDS,
  ...PRICE_FIELDS,
  ...LIST_FIELDS,
  stockCount: {
    ...TYPED_FIELDS.stockCount,
    /** Only stocked products need a count. */
    schema: z.union(
      [z.literal("").transform(() => undefined), TYPED_FIELDS.stockCount.schema],
      COUNT_MESSAGE,
    ),
    send: (count: number | undefined) => (count === undefined ? undefined : String(count)),
    isSentIfChanged: true as const,
  },
};

type FieldName = keyof typeof FIELDS;

const mapNames = <Value>(read: (name: FieldName) => Value) =>
  Object.fromEntries(FORM_NAMES.map((name) => [name, read(name)] as const));

export const FORM_NAMES = Object.keys(FIELDS) as FieldName[];

const productFormFields = z.object(
  mapNames((name) => FIELDS[name].schema) as {
    [Name in FieldName]: (typeof FIELDS)[Name]["schema"];
  },
);

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
  const supply = supplyAfter({ ...values, printOptions });
  const problems = { ...termsProblems(terms), ...supplyProblems(supply, terms) };
  for (const [field, message] of Object.entries(problems)) {
    context.addIssue({ code: "custom", message, path: listPlace(field, values) });
  }
});

/** Returns the path of a tier in the form, where empty rows count as well. */
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

/** Form values: numbers are text. */
export type ProductFormValues = z.input<typeof productFormSchema>;

export type ProductFormOutput = z.output<typeof productFormSchema>;

export const FORM_FIELDS: Readonly<Record<FieldName, AnyFormField>> = FIELDS;

export const EMPTY_PRODUCT = mapNames((name) => FORM_FIELDS[name].empty) as ProductFormValues;

export const productFormValues = (product: AdminProduct) =>
  mapNames((name) => FORM_FIELDS[name].of(product)) as ProductFormValues;
