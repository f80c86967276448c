import type { AdminProduct } from "@/lib/catalogue/admin/schemas";
import { ApiError, call } from "@/lib/client/api";
import { upload } from "@/lib/client/uploads/upload";
import { isNew, type Picture } from "./pictures";
import {
  FORM_FIELDS,
  FORM_NAMES,
  productFormValues,
  type ProductFormOutput,
} from "./values/form-values";

interface SendOptions {
  values: ProductFormOutput;
  /** The loaded product; null to add one. */
  base: AdminProduct | null;
  /** The version that may be overwritten, if it is not that of `base`. */
  updatedAt?: string;
  /** The Idempotency-Key: a product sent again with the same key is not added twice. */
  key: string;
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/**
 * Saves a product. If an earlier attempt to add it succeeded but its response was lost, the changes since then are
 * saved to that product.
 * @throws ApiError when the server refuses or cannot be reached, or when `signal` aborts it
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
    await upload("PUT /products/{id}", { params: { id: base._id }, ...sending });
  } else {
    await upload("POST /products", {
      headers: { "Idempotency-Key": key },
      ...sending,
    });
  }
}

/** Returns the id of the product that a refused attempt's key has already added. */
function addedBefore(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.code !== "idempotency_conflict") return undefined;
  const { productId } = error.answer;
  return typeof productId === "string" ? productId : undefined;
}

export function readProduct(id: string): Promise<AdminProduct> {
  return call("GET /admin/products/{id}", { params: { id } });
}

/** A picture's name in the lists of the request: the URL of a stored one, the file name of a new one. */
const pictureReference = (picture: Picture) => (isNew(picture) ? picture.name : picture.url);

/**
 * Builds the multipart form of POST and PUT /products. `base` is the loaded product, null for a new one. Unchanged
 * reviews are left out, so that they stay as they are. `updatedAt` is the version that may be overwritten, if it is
 * not that of `base`.
 */
export function productFormData(
  values: ProductFormOutput,
  base: AdminProduct | null,
  updatedAt = base?.updatedAt,
): FormData {
  const form = new FormData();
  for (const name of FORM_NAMES) {
    const text = FORM_FIELDS[name].send?.(values[name]);
    if (text !== undefined) form.set(name, text);
  }
  if (haveReviewsChanged(values.productReviews, base)) {
    form.set("productReviews", JSON.stringify(values.productReviews));
  }
  if (updatedAt) form.set("updatedAt", updatedAt);
  if (base && values.stockCount !== undefined) form.set("stockCountRead", String(base.stockCount));
  setPictures(form, values.pictures);
  return form;
}

function setPictures(form: FormData, { items, thumbnail }: ProductFormOutput["pictures"]): void {
  const remaining = items.filter((picture) => !isNew(picture));
  form.set("existingImages", JSON.stringify(remaining.map(pictureReference)));
  form.set("imageOrder", JSON.stringify(items.map(pictureReference)));
  const chosen = items.find(({ id }) => id === thumbnail);
  if (chosen) form.set("thumbnailImageCandidate", pictureReference(chosen));
  // Files come last, so that the server has parsed all other fields before them.
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
