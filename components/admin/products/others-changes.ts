import { filledFeatures, filledSpecifications, type ProductFormValues } from "./form-values";

/**
 * The fields that a save writes whether they were touched or not. A stock count is sent as a difference
 * and reviews only when they changed, so that neither overwrites anything by itself.
 */
const WRITTEN = [
  "name",
  "category",
  "price",
  "originalPrice",
  "description",
  "inStock",
  "isNew",
  "hsnCode",
  "pictures",
  "features",
  "specifications",
] as const satisfies readonly (keyof ProductFormValues)[];

type WrittenField = (typeof WRITTEN)[number];

function contentOf(values: ProductFormValues, field: WrittenField): unknown {
  const { items, thumbnail } = values.pictures;
  if (field === "pictures") return [items.map(({ id }) => id), thumbnail];
  if (field === "features") return filledFeatures(values.features);
  if (field === "specifications")
    return Object.entries(filledSpecifications(values.specifications));
  const value = values[field];
  const isAmount = field === "price" || field === "originalPrice";
  return isAmount && value !== "" ? Number(value) : value;
}

/** What differs between `base` and `current` in fields that are in `mine` as they were in `base`. */
export function othersChanges(
  mine: ProductFormValues,
  current: ProductFormValues,
  base: ProductFormValues,
): Partial<ProductFormValues> {
  const isSame = (one: ProductFormValues, other: ProductFormValues, field: WrittenField) =>
    JSON.stringify(contentOf(one, field)) === JSON.stringify(contentOf(other, field));
  const theirs = WRITTEN.filter(
    (field) => isSame(mine, base, field) && !isSame(current, base, field),
  );
  return Object.fromEntries(theirs.map((field) => [field, current[field]]));
}
