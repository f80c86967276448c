import "server-only";
import { revalidateTag } from "next/cache";
import { cacheTags } from "@/lib/cache-tags";

/** Forgets what is kept under these tags; the very next request is answered afresh. */
export function expireTags(tags: readonly string[]): void {
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
}

/** After a cancelled order: the products whose stock returned, and the lists that offer them again. */
export function expireReturned(products: readonly string[]): void {
  if (products.length === 0) return;
  expireTags([...products.map(cacheTags.product), cacheTags.productList]);
}
