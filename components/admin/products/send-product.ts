import type { AdminProduct } from "@/lib/catalogue/admin/schemas";
import { ApiError, call } from "@/lib/client/api";
import { uploadPictures } from "@/lib/client/upload-pictures";
import type { ProductFormOutput } from "./form-values";
import { productFormData } from "./product-form-data";

/** The form's field of new pictures. */
const PICTURES = "images";

export interface SendOptions {
  values: ProductFormOutput;
  /** The product as it was read; null adds one. */
  base: AdminProduct | null;
  /** Of the state that may be overwritten, if it is another than `base`. */
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
