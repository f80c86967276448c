import {
  filledFeatures,
  filledSpecifications,
  filledTiers,
  type ProductFormValues,
} from "./form-values";

/**
 * The fields that a save always writes. The stock count is sent as a difference and reviews only when changed, so
 * neither overwrites anything.
 */
const WRITTEN = [
  "name",
  "category",
  "price",
  "originalPrice",
  "minQuantity",
  "packMultiple",
  "priceTiers",
  "description",
  "inStock",
  "isNew",
  "hsnCode",
  "sku",
  "gtin",
  "recycledPercent",
  "lowStockAt",
  "supply",
  "leadDays",
  "maxQuantity",
  "cost",
  "packedWeight",
  "carton",
  "printOptions",
  "sample",
  "dieline",
  "draft",
  "family",
  "familyLabel",
  "pictures",
  "features",
  "specifications",
  "translations",
  "companions",
] as const satisfies readonly (keyof ProductFormValues)[];

type WrittenField = (typeof WRITTEN)[number];

/** Fields where different texts can mean the same number: "450" and "450.00". */
const FIGURES = new Set<WrittenField>([
  "price",
  "originalPrice",
  "minQuantity",
  "packMultiple",
  "lowStockAt",
  "leadDays",
  "maxQuantity",
  "cost",
  "packedWeight",
  "recycledPercent",
]);

function fieldContent(values: ProductFormValues, field: WrittenField): unknown {
  const { items, thumbnail } = values.pictures;
  if (field === "pictures") return [items.map(({ id }) => id), thumbnail];
  if (field === "priceTiers") return filledTiers(values.priceTiers);
  if (field === "companions") return values.companions.map(({ _id }) => _id);
  if (field === "features") return filledFeatures(values.features);
  if (field === "specifications")
    return Object.entries(filledSpecifications(values.specifications));
  const value = values[field];
  return FIGURES.has(field) && value !== "" ? Number(value) : value;
}

/** Returns the changes from `base` to `current` in fields that `mine` has not changed. */
export function othersChanges(
  mine: ProductFormValues,
  current: ProductFormValues,
  base: ProductFormValues,
): Partial<ProductFormValues> {
  const isSame = (one: ProductFormValues, other: ProductFormValues, field: WrittenField) =>
    JSON.stringify(fieldContent(one, field)) === JSON.stringify(fieldContent(other, field));
  const theirs = WRITTEN.filter(
    (field) => isSame(mine, base, field) && !isSame(current, base, field),
  );
  return Object.fromEntries(theirs.map((field) => [field, current[field]]));
}
