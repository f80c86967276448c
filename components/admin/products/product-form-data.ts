import type { AdminProduct } from "@/lib/catalogue/admin/schemas";
import {
  filledFeatures,
  filledSpecifications,
  filledTiers,
  formValuesOf,
  type ProductFormOutput,
} from "./form-values";
import { isNew, type Picture } from "./pictures";

/** Under which a picture stands in the lists of the request: a kept one's address, a new one's name. */
const referenceOf = (picture: Picture) => (isNew(picture) ? picture.name : picture.url);

/**
 * The multipart form of POST and PUT /products. `base`: the product as it was read,
 * null for a new one. Reviews that nobody touched are left out, so that they stay as they are.
 * `updatedAt`: of the state that may be overwritten, if it is another than `base`.
 */
export function productFormData(
  values: ProductFormOutput,
  base: AdminProduct | null,
  updatedAt = base?.updatedAt,
): FormData {
  const form = new FormData();
  form.set("name", values.name);
  form.set("price", String(values.price));
  if (values.originalPrice !== undefined) form.set("originalPrice", String(values.originalPrice));
  form.set("minQuantity", String(values.minQuantity ?? 1));
  form.set("packMultiple", String(values.packMultiple ?? 1));
  form.set("priceTiers", JSON.stringify(filledTiers(values.priceTiers)));
  form.set("category", values.category);
  form.set("description", values.description);
  form.set("inStock", String(values.inStock));
  form.set("isNew", String(values.isNew));
  form.set("stockCount", String(values.stockCount));
  form.set("hsnCode", values.hsnCode ?? "");
  form.set("sku", values.sku ?? "");
  form.set("lowStockAt", String(values.lowStockAt ?? ""));
  form.set("dispatchDays", String(values.dispatchDays ?? ""));
  form.set("draft", String(values.draft));
  form.set("family", values.family ?? "");
  form.set("familyLabel", values.familyLabel ?? "");
  form.set("companions", JSON.stringify(values.companions.map(({ _id }) => _id)));
  form.set("features", JSON.stringify(filledFeatures(values.features)));
  form.set("specifications", JSON.stringify(filledSpecifications(values.specifications)));
  if (haveReviewsChanged(values.productReviews, base)) {
    form.set("productReviews", JSON.stringify(values.productReviews));
  }
  if (updatedAt) form.set("updatedAt", updatedAt);
  if (base) form.set("stockCountRead", String(base.stockCount));
  setPictures(form, values.pictures);
  return form;
}

function setPictures(form: FormData, { items, thumbnail }: ProductFormOutput["pictures"]): void {
  const kept = items.filter((picture) => !isNew(picture));
  form.set("existingImages", JSON.stringify(kept.map(referenceOf)));
  form.set("imageOrder", JSON.stringify(items.map(referenceOf)));
  const chosen = items.find(({ id }) => id === thumbnail);
  if (chosen) form.set("thumbnailImageCandidate", referenceOf(chosen));
  // Files last: whoever reads the form knows everything about them when they come.
  for (const { file, name } of items.filter(isNew)) form.append("images", file, name);
}

export function haveReviewsChanged(
  reviews: ProductFormOutput["productReviews"],
  base: AdminProduct | null,
): boolean {
  const before = base ? formValuesOf(base).productReviews : [];
  const text = (list: ProductFormOutput["productReviews"] | typeof before) =>
    JSON.stringify(
      list.map(({ id, name, rating, verified, date, comment }) => [
        id ?? null,
        name,
        Number(rating),
        verified ?? false,
        date,
        comment,
      ]),
    );
  return text(reviews) !== text(before);
}
