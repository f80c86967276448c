import type { AdminProduct } from "@/lib/catalogue/admin/schemas";
import { ApiError, call } from "@/lib/client/api";
import { uploadPictures } from "@/lib/client/upload-pictures";
import {
  filledFeatures,
  filledSpecifications,
  filledTiers,
  type ProductFormOutput,
  productFormValues,
} from "./form-values";
import { isNew, type Picture } from "./pictures";

/** The form's field of new pictures. */
const PICTURES = "images";

interface SendOptions {
  values: ProductFormOutput;
  /** The product as it was read; null adds one. */
  base: AdminProduct | null;
  /** The version that may be overwritten, where that is not `base`. */
  updatedAt?: string;
  /** One for each product that is added: sent again, it does not add a second. */
  key: string;
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/**
 * Saves a product. Where an earlier try to add it had arrived and its answer was lost, what was changed
 * since is saved over what that one added.
 * @throws ApiError when the server refuses or cannot be reached, or when `signal` stops it
 */
export async function sendProduct(options: SendOptions): Promise<void> {
  try {
    await send(options);
  } catch (error) {
    const added = addedBefore(error);
    if (options.base || added === undefined) throw error;
    await send({ ...options, base: await readProduct(added) });
  }
}

async function send(options: SendOptions): Promise<void> {
  const { values, base, updatedAt, key, onProgress, signal } = options;
  const sending = { form: productFormData(values, base, updatedAt), onProgress, signal };
  if (base) {
    await uploadPictures("PUT /products/{id}", PICTURES, { params: { id: base._id }, ...sending });
  } else {
    await uploadPictures("POST /products", PICTURES, {
      headers: { "Idempotency-Key": key },
      ...sending,
    });
  }
}

/** The id of the product that the key of a refused try stands for. */
function addedBefore(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.code !== "idempotency_conflict") return undefined;
  const { productId } = error.answer;
  return typeof productId === "string" ? productId : undefined;
}

export function readProduct(id: string): Promise<AdminProduct> {
  return call("GET /admin/products/{id}", { params: { id } });
}

/** The name of a picture in the lists of the request: a kept one's address, a new one's file name. */
const pictureReference = (picture: Picture) => (isNew(picture) ? picture.name : picture.url);

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
  form.set("existingImages", JSON.stringify(kept.map(pictureReference)));
  form.set("imageOrder", JSON.stringify(items.map(pictureReference)));
  const chosen = items.find(({ id }) => id === thumbnail);
  if (chosen) form.set("thumbnailImageCandidate", pictureReference(chosen));
  // Files last: whoever reads the form knows everything about them when they come.
  for (const { file, name } of items.filter(isNew)) form.append("images", file, name);
}

function haveReviewsChanged(
  reviews: ProductFormOutput["productReviews"],
  base: AdminProduct | null,
): boolean {
  const before = base ? productFormValues(base).productReviews : [];
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
