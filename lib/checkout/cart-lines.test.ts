import { describe, expect, it } from "vitest";
import type { Quote, QuoteLine } from "@/lib/cart/schemas";
import { acceptedChanges, cartLines, isAskable, type StoredItem } from "./cart-lines";

const kept: StoredItem = {
  _id: "p1",
  name: "Kraft mailer",
  price: 499,
  thumbnailImage: "/media/a.webp",
  packSize: "50 pieces",
  quantity: 3,
};

const answered: QuoteLine = {
  product: "p1",
  name: "Kraft mailer, A5",
  thumbnailImage: "/media/b.webp",
  price: 525,
  quantity: 3,
  lineTotal: 1575,
  stockCount: 10,
  available: true,
};

function quote(...lines: QuoteLine[]): Quote {
  return { lines, subtotal: 0, discount: 0, promo: null, shipping: 0, tax: 0, total: 0 };
}

const one = (item: StoredItem, ...lines: QuoteLine[]) =>
  cartLines([item], lines.length === 0 ? null : quote(...lines))[0];

describe("cartLines", () => {
  it("shows what was kept until the server has answered", () => {
    expect(one(kept)).toMatchObject({
      name: "Kraft mailer",
      pricePaise: 49900,
      totalPaise: 149700,
      formerPricePaise: null,
      state: "ok",
      most: 10_000,
    });
  });

  it("shows today's price beside the one that was kept", () => {
    expect(one(kept, answered)).toMatchObject({
      name: "Kraft mailer, A5",
      pricePaise: 52500,
      formerPricePaise: 49900,
      totalPaise: 157500,
    });
  });

  it("tells fewer in stock from gone", () => {
    const short = { ...answered, stockCount: 2, available: false };
    const gone = { ...answered, stockCount: 0, available: false };
    expect(one(kept, short)?.state).toBe("short");
    expect(one(kept, gone)?.state).toBe("gone");
  });

  it("keeps the cart's own price for what is gone: there is no other", () => {
    const deleted = { ...answered, name: "", thumbnailImage: "", price: 0, stockCount: 0 };
    expect(one(kept, { ...deleted, available: false })).toMatchObject({
      name: "Kraft mailer",
      pricePaise: 49900,
      formerPricePaise: null,
      state: "gone",
    });
  });

  it("follows the quantity at once, before the next answer", () => {
    expect(one({ ...kept, quantity: 11 }, answered)?.state).toBe("short");
    const short = { ...answered, quantity: 30, available: false };
    expect(one({ ...kept, quantity: 10 }, short)?.state).toBe("ok");
  });

  it("keeps a quantity above the bounds of an order as it was typed, and says so unasked", () => {
    const many = { ...kept, quantity: 50_000 };
    expect(isAskable(many)).toBe(false);
    expect(one(many)).toMatchObject({ quantity: 50_000, state: "short", most: 10_000 });
    const plenty = { ...answered, stockCount: 20_000 };
    expect(one(many, plenty)).toMatchObject({ state: "short", most: 10_000 });
    expect(one(many, answered)).toMatchObject({ state: "short", most: 10 });
  });

  it("calls an item gone that the server cannot even be asked about", () => {
    const strange = { ...kept, _id: "x".repeat(65) };
    expect(isAskable(strange)).toBe(false);
    expect(one(strange)?.state).toBe("gone");
  });
});

it("accepts today's figures only of what can be bought", () => {
  const gone = { ...answered, product: "p2", available: false };
  expect(acceptedChanges(quote(answered, gone))).toEqual(
    new Map([["p1", { name: "Kraft mailer, A5", price: 525, thumbnailImage: "/media/b.webp" }]]),
  );
});
