import "server-only";
import { cacheTags, productTags } from "@/lib/http-cache/cache-tags";
import { expireEverywhere } from "@/lib/http-cache/expired-tags";

/**
 * Forgets what is kept under these tags; the very next request is answered afresh. Next's own `revalidateTag`
 * ends here as well, because its caches are the shop's, but takes a twentieth of an order's time.
 */
export function expireTags(tags: readonly string[]): void {
  expireEverywhere(tags);
}

/**
 * After a write that changed these products: forgets them and, unless it left what a card shows alone,
 * the lists that offer them.
 */
export function expireProducts(ids: readonly string[], { lists = true } = {}): void {
  if (ids.length === 0) return;
  expireTags(lists ? productTags(ids) : ids.map(cacheTags.product));
}

/** After a product was saved, published or restored: its other sizes name it from now on. */
export function expireSaved({
  _id,
  family,
}: {
  _id: string;
  family: { _id: string } | null;
}): void {
  expireProducts([_id]);
  if (family) expireTags([cacheTags.family(family._id)]);
}
