import { upload } from "@/lib/client/uploads/upload";
import type { OfferRequest } from "@/lib/offers/requests/offer-request-schema";
import type { CartItem, ItemLine } from "@/lib/orders/cart/schemas";

export interface Requested {
  fromCart?: readonly (CartItem | ItemLine)[];
  lines?: OfferRequest["lines"];
  /** A guest's details. */
  texts?: Readonly<Record<string, string | undefined>>;
  files?: readonly File[];
}

export function requestOffer({ fromCart, lines, texts = {}, files = [] }: Requested) {
  const form = new FormData();
  if (fromCart) form.set("fromCart", JSON.stringify(fromCart));
  if (lines) form.set("lines", JSON.stringify(lines));
  for (const [name, text] of Object.entries(texts)) if (text) form.set(name, text);
  // The files come last, so that the server has parsed all texts before them.
  for (const file of files) form.append("files", file);
  return upload("POST /offers", { form, onProgress: () => undefined });
}
