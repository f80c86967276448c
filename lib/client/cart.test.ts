import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { MAX_TYPED_QUANTITY } from "@/lib/orders/cart/quantity-limits";
import { MAX_LINES } from "@/lib/pricing/quantity-rules";
import type { ProductSummary } from "@/lib/catalogue/schemas";
import { blockedStorage, fakeStorage } from "@/e2e/support/browser-storage";
import {
  addToCart,
  cartCount,
  cartFrom,
  clearCart,
  currentCart,
  refreshCart,
  removeFromCart,
  restoreCart,
  setQuantity,
} from "./cart";
import { applyPromo, currentPromo } from "./promo";

const box: ProductSummary = {
  _id: "box",
  name: "Mailer box",
  category: "Boxes",
  price: 450,
  originalPrice: null,
  thumbnailImage: "/media/box.webp",
  rating: 4.5,
  reviews: 12,
  isNew: false,
  inStock: true,
  stockCount: 40,
  packSize: "100 pieces",
  minQuantity: 1,
  packMultiple: 1,
  priceTiers: [],
};
const tape: ProductSummary = { ...box, _id: "tape", name: "Paper tape", price: 99.5 };

const quantities = () => currentCart().map(({ _id, quantity }) => [_id, quantity]);

describe("the cart of this browser", () => {
  let storage: ReturnType<typeof fakeStorage>;

  beforeEach(() => {
    storage = fakeStorage();
  });

  it("is empty at first", () => {
    expect(currentCart()).toEqual([]);
    expect(cartCount(currentCart())).toBe(0);
  });

  it("adds quantities of equal items and counts packs", () => {
    addToCart(box);
    addToCart(tape, 3);
    addToCart(box, 2);
    expect(quantities()).toEqual([
      ["box", 3],
      ["tape", 3],
    ]);
    expect(cartCount(currentCart())).toBe(6);
  });

  it("uses the key `cart` for product fields and quantity", () => {
    addToCart(box, 2);
    expect(JSON.parse(storage.values.get("cart") ?? "")).toEqual([{ ...box, quantity: 2 }]);
  });

  it("shows the newest name and price of a product added again", () => {
    addToCart(box);
    addToCart({ ...box, price: 500 });
    expect(currentCart()).toMatchObject([{ price: 500, quantity: 2 }]);
  });

  it.each([
    [0, 1],
    [-5, 1],
    [Number.NaN, 1],
    [2.9, 2],
    [5000, 5000],
    [MAX_TYPED_QUANTITY + 1, MAX_TYPED_QUANTITY],
  ])("corrects a quantity of %d to %d", (wanted, kept) => {
    addToCart(box);
    setQuantity("box", wanted);
    expect(quantities()).toEqual([["box", kept]]);
  });

  it("removes, refreshes and clears", () => {
    addToCart(box);
    addToCart(tape);
    removeFromCart("box");
    refreshCart(new Map([["tape", { price: 120, name: "Kraft tape" }]]));
    expect(currentCart()).toMatchObject([{ _id: "tape", price: 120, name: "Kraft tape" }]);
    clearCart();
    expect(currentCart()).toEqual([]);
    expect(storage.values.has("cart")).toBe(false);
  });

  it("removes its promo code with the last item, and restores both", () => {
    addToCart(box);
    applyPromo("SAVE10");
    const [items, promo] = [currentCart(), currentPromo()];
    removeFromCart("box");
    expect(storage.values.has("cart")).toBe(false);
    expect(currentPromo()).toBeNull();
    restoreCart(items, promo);
    expect(quantities()).toEqual([["box", 1]]);
    expect(currentPromo()).toBe("SAVE10");
  });

  it("is the same array until something changes, also in another tab", () => {
    addToCart(box);
    const before = currentCart();
    expect(currentCart()).toBe(before);
    storage.writeElsewhere("cart", JSON.stringify([{ ...tape, quantity: 1 }]));
    expect(quantities()).toEqual([["tape", 1]]);
  });

  it("stays empty when the browser stores nothing", () => {
    blockedStorage();
    addToCart(box);
    expect(currentCart()).toEqual([]);
  });
});

describe("cartFrom", () => {
  const item = { _id: "a", name: "A", price: 1, thumbnailImage: "/a.webp", quantity: 1 };

  it.each([
    ["text", "nonsense"],
    ["a number", 7],
    ["null", null],
    ["an object", { items: [item] }],
    ["nothing", undefined],
  ])("makes an empty cart of %s", (_, stored) => {
    expect(cartFrom(stored)).toEqual([]);
  });

  it.each([
    ["an old shape", { id: 3, qty: 2 }],
    ["no name", { ...item, name: undefined }],
    ["a price in words", { ...item, price: "1" }],
    ["no finite price", { ...item, price: Number.POSITIVE_INFINITY }],
    ["half a pack", { ...item, quantity: 0.5 }],
    ["no pack", { ...item, quantity: 0 }],
    ["null", null],
  ])("leaves out an entry with %s and keeps the others", (_, entry) => {
    expect(cartFrom([entry, item])).toEqual([item]);
  });

  it("enforces the limits of one cart, whatever is stored", () => {
    const entry = fc.oneof(
      fc.anything(),
      fc.record({
        _id: fc.string({ maxLength: 2 }),
        name: fc.string(),
        price: fc.double(),
        thumbnailImage: fc.string(),
        quantity: fc.integer(),
      }),
    );
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 300 }), (stored) => {
        const cart = cartFrom(stored);
        expect(cart.length).toBeLessThanOrEqual(MAX_LINES);
        expect(new Set(cart.map(({ _id }) => _id)).size).toBe(cart.length);
        for (const { quantity } of cart) {
          expect(quantity).toBeGreaterThanOrEqual(1);
          expect(quantity).toBeLessThanOrEqual(MAX_TYPED_QUANTITY);
        }
      }),
    );
  });

  it("leaves a valid cart unchanged", () => {
    const cart = cartFrom([item, { ...item, _id: "b", quantity: 4 }, item]);
    expect(cartFrom(JSON.parse(JSON.stringify(cart)))).toEqual(cart);
  });
});
