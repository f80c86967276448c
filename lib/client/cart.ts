import { useSyncExternalStore } from "react";
import {
  hasShape,
  isCount,
  isMissingOr,
  isNullOr,
  isNumber,
  isText,
  isTrueOrFalse,
  type Guard,
} from "@/lib/base/input/guards";
import { MAX_TYPED_QUANTITY } from "@/lib/orders/cart/quantity-limits";
import { MAX_LINES } from "@/lib/pricing/quantity-rules";
import type { PrintChoice } from "@/lib/pricing/print-options";
import type { ProductSummary } from "@/lib/catalogue/schemas";
import { MOST_PIECES, type SizeChoice } from "@/lib/pricing/size-spec";
import { getKey } from "./item-key";
import { applyPromo } from "./promo";
import { readJson, readText, remove, STORAGE_KEYS, storedListeners, writeText } from "./storage";
import type { CartItem, Choice } from "./cart-item";

const EMPTY: readonly CartItem[] = [];
const { notify, subscribe } = storedListeners(STORAGE_KEYS.cart);

const isPrint: Guard<PrintChoice> = hasShape({
  option: (value): value is string => isText(value) && value !== "",
  sides: isCount,
  colours: isCount,
  again: isMissingOr(isText),
});

const isMade: Guard<SizeChoice> = hasShape({
  style: isText,
  length: isNumber,
  width: isNumber,
  height: isNumber,
  inside: isTrueOrFalse,
  board: isText,
  print: isText,
  finish: isNullOr(isText),
});

/** The members of a stored line that are checked. */
export const STORED_ITEM = {
  _id: isText,
  name: isText,
  price: isNumber,
  thumbnailImage: isText,
  quantity: isCount,
  print: isMissingOr(isPrint),
  isSample: isMissingOr(isTrueOrFalse),
  made: isMissingOr(isMade),
  item: isMissingOr(isText),
};

const isItem: Guard<CartItem> = hasShape(STORED_ITEM);

/**
 * Returns the valid items of a stored value: entries of another shape are left out, a line that occurs twice is
 * added up, and the maximum of one cart is enforced.
 */
export function cartFrom(stored: unknown): CartItem[] {
  if (!Array.isArray(stored)) return [];
  const byKey = new Map<string, CartItem>();
  for (const item of stored.filter(isItem)) {
    const quantity = (byKey.get(getKey(item))?.quantity ?? 0) + item.quantity;
    byKey.set(getKey(item), { ...item, quantity: Math.min(quantity, getMost(item)) });
  }
  return [...byKey.values()].slice(0, MAX_LINES);
}

let cached: { text: string | null; items: readonly CartItem[] } = { text: null, items: EMPTY };

const getMost = ({ made, item }: Choice) => (made || item ? MOST_PIECES : MAX_TYPED_QUANTITY);

/** The cart of this browser; the same array as long as nothing changed. */
export function currentCart(): readonly CartItem[] {
  const text = readText(STORAGE_KEYS.cart);
  if (text !== cached.text) cached = { text, items: cartFrom(readJson(STORAGE_KEYS.cart)) };
  return cached.items;
}

/** Storing an empty cart removes it together with its promo code. */
function store(items: readonly CartItem[]): void {
  if (items.length === 0) {
    clearCart();
    return;
  }
  writeText(STORAGE_KEYS.cart, JSON.stringify(items));
  notify();
}

/** Packs of a line in the cart, such as the plain packs of a product by its id. */
export function quantityInCart(key: string): number {
  return currentCart().find((item) => getKey(item) === key)?.quantity ?? 0;
}

/** Adds packs of a product; the cart reports when there are too many. */
export function addToCart(product: ProductSummary & Choice, quantity = 1): void {
  store(cartFrom([...currentCart(), { ...product, quantity }]));
}

/** Adds several products at once, such as those of an earlier order. */
export function addItems(items: readonly CartItem[]): void {
  store(cartFrom([...currentCart(), ...items]));
}

/** Stores a quantity as typed, but at least 1 (docs/product.md: Cart). */
export function setQuantity(key: string, quantity: number): void {
  const wanted = Math.max(Math.trunc(quantity) || 1, 1);
  store(
    currentCart().map((item) =>
      getKey(item) === key ? { ...item, quantity: Math.min(wanted, getMost(item)) } : item,
    ),
  );
}

export function removeFromCart(key: string): void {
  store(currentCart().filter((item) => getKey(item) !== key));
}

/** Updates the stored names, prices and pictures to the server's response. */
export function refreshCart(changes: ReadonlyMap<string, Partial<CartItem>>): void {
  store(currentCart().map((item) => ({ ...item, ...changes.get(getKey(item)) })));
}

/** Restores a cart and its promo code as they were before a line was removed. */
export function restoreCart(items: readonly CartItem[], promo: string | null): void {
  store(cartFrom([...items]));
  applyPromo(promo);
}

export function clearCart(): void {
  remove(STORAGE_KEYS.cart);
  applyPromo(null);
  notify();
}

/** Total quantity of the items, for the header's badge; a line counted in pieces counts once. */
export function cartCount(items: readonly CartItem[]): number {
  return items.reduce((sum, item) => sum + (item.made || item.item ? 1 : item.quantity), 0);
}

/** The cart, live across tabs; empty during server rendering. */
export function useCart(): readonly CartItem[] {
  return useSyncExternalStore(subscribe, currentCart, () => EMPTY);
}
