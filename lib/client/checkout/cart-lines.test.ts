import { describe, expect, it } from "vitest";
import type { Quote, QuoteLine } from "@/lib/orders/cart/schemas";
import { acceptedChanges, cartLines, type CartLine } from "./cart-lines";
import { isAskable, type StoredItem } from "./stored-item";

const kept: StoredItem = {
  _id: "p1",
  name: "Kraft mailer",
  price: 499,
  thumbnailImage: "/media/a.webp",
  packSize: "50 pieces",
  quantity: 3,
};

const answered: QuoteLine = {
  kind: "product",
  unit: "PAC",
  basis: 1,
  product: "p1",
  name: "Kraft mailer, A5",
  thumbnailImage: "/media/b.webp",
  price: 525,
  quantity: 3,
  lineTotal: 1575,
  stockCount: 10,
  available: true,
};

const PLAIN = { minQuantity: 1, packMultiple: 1, priceTiers: [] };

function quote(...lines: QuoteLine[]): Quote {
  return { lines, subtotal: 0, discount: 0, promo: null, shipping: 0, tax: 0, total: 0 };
}

const one = (item: StoredItem, ...lines: QuoteLine[]) =>
  cartLines([item], lines.length === 0 ? null : quote(...lines))[0] as CartLine;

describe("cartLines", () => {
  it("shows stored values until the server has answered", () => {
    expect(one(kept)).toMatchObject({
      name: "Kraft mailer",
      pricePaise: 49900,
      totalPaise: 149700,
      formerPricePaise: null,
      state: "ok",
      most: 10_000,
    });
  });

  it("shows today's price next to the stored one", () => {
    expect(one(kept, answered)).toMatchObject({
      name: "Kraft mailer, A5",
      pricePaise: 52500,
      formerPricePaise: 49900,
      totalPaise: 157500,
    });
  });

  it("distinguishes a low stock from a removed product", () => {
    const short = { ...answered, stockCount: 2, available: false };
    const gone = { ...answered, stockCount: 0, available: false };
    expect(one(kept, short).state).toBe("short");
    expect(one(kept, gone).state).toBe("gone");
  });

  it("keeps the stored price of a removed product, the only one known", () => {
    const deleted = { ...answered, name: "", thumbnailImage: "", price: 0, stockCount: 0 };
    expect(one(kept, { ...deleted, available: false })).toMatchObject({
      name: "Kraft mailer",
      pricePaise: 49900,
      formerPricePaise: null,
      state: "gone",
    });
  });

  it("follows the quantity at once, before the next answer", () => {
    expect(one({ ...kept, quantity: 11 }, answered).state).toBe("short");
    const short = { ...answered, quantity: 30, available: false };
    expect(one({ ...kept, quantity: 10 }, short).state).toBe("ok");
  });

  it("keeps a quantity above the order limits as typed, with a message", () => {
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
    expect(one(strange).state).toBe("gone");
  });
});

it("accepts today's figures only for orderable lines", () => {
  const gone = { ...answered, product: "p2", available: false };
  const today = { name: "Kraft mailer, A5", thumbnailImage: "/media/b.webp", price: 525, ...PLAIN };
  expect(acceptedChanges(quote(answered, gone))).toEqual(
    new Map([["p1", { ...today, packSize: null, sku: null }]]),
  );
  const packed = { packSize: "60 pieces", sku: "KM-5" };
  expect(acceptedChanges(quote({ ...answered, ...packed }))).toEqual(
    new Map([["p1", { ...today, ...packed }]]),
  );
});

it("shows today's pack size and article number, or the stored ones", () => {
  const packed = { packSize: "60 pieces", sku: "KM-5" };
  expect(one({ ...kept, packSize: null }, { ...answered, ...packed })).toMatchObject(packed);
  expect(one({ ...kept, sku: "KM-4" })).toMatchObject({ packSize: "50 pieces", sku: "KM-4" });
});

it("sells samples by the piece, so many as an order may hold", () => {
  const sample = { ...kept, isSample: true, quantity: 5 };
  const quoted = { ...answered, kind: "sample" as const, quantity: 5, available: false };
  expect(one(sample, { ...quoted, most: 3 })).toMatchObject({
    packSize: null,
    state: "short",
    nearest: 3,
    problem: "An order holds at most 3 samples of a product.",
  });
  expect(one(sample, { ...quoted, most: 2 }).problem).toBe("Only 2 packs in stock.");
});

describe("a line with its own terms", () => {
  const terms = {
    price: 525,
    minQuantity: 20,
    packMultiple: 12,
    priceTiers: [{ from: 48, price: 500 }],
  };
  const tiered: QuoteLine = { ...answered, quantity: 24, stockCount: 100, terms };
  const line = (quantity: number, changes: Partial<QuoteLine> = {}) =>
    one({ ...kept, quantity }, { ...tiered, ...changes });

  it("has the price of its quantity at once", () => {
    expect(line(24)).toMatchObject({ pricePaise: 52_500, state: "ok" });
    expect(line(48)).toMatchObject({ pricePaise: 50_000, totalPaise: 2_400_000, state: "ok" });
    expect(one({ ...kept, ...terms, price: 525, quantity: 48 }).pricePaise).toBe(50_000);
  });

  it("explains an invalid quantity, and offers the nearest valid one", () => {
    const rule = "Sold in multiples of 12 packs, from 24 packs.";
    expect(line(30)).toMatchObject({ state: "short", nearest: 36, problem: rule });
    expect(line(3)).toMatchObject({ state: "short", nearest: 24, problem: rule });
    const scarce = `Only 40 packs in stock. ${rule}`;
    expect(line(60, { stockCount: 40 })).toMatchObject({ nearest: 36, problem: scarce });
    expect(line(24, { available: false, problem: rule }).state).toBe("ok");
  });

  it("is gone when less than the minimum order is left, with a message", () => {
    const { state, problem } = line(24, { stockCount: 20, available: false });
    expect(state).toBe("gone");
    expect(problem).toContain("Only 20 packs in stock.");
  });

  it("survives arbitrary values in the browser's cart", () => {
    const odd = { ...kept, minQuantity: -1, packMultiple: 0, priceTiers: [null, { from: "2" }] };
    expect(one(odd as unknown as StoredItem)).toMatchObject({ state: "ok", pricePaise: 49_900 });
  });

  it("keeps its terms once they were accepted", () => {
    expect(acceptedChanges(quote(tiered)).get("p1")).toMatchObject(terms);
  });
});

describe("a box made to size", () => {
  const made = {
    style: "mailer-box",
    length: 230,
    width: 155,
    height: 70,
    inside: true,
    board: "e-kraft",
    print: "plain",
    finish: null,
  };
  const box: StoredItem = { ...kept, _id: "mailer-box", price: 12_000, quantity: 99, made };
  const priced: QuoteLine = {
    ...answered,
    kind: "custom",
    unit: "PCS",
    basis: 1000,
    product: null,
    quantity: 99,
    style: made.style,
    made: { ...made, table: 1 },
    stockCount: 0,
  };
  const refused = { ...priced, available: false, problem: "We make at least 100 pieces; ask us" };

  it("below its minimum quantity is priced at the minimum while typing", () => {
    const short = {
      state: "short",
      nearest: 100,
      problem: "We make at least 100 pieces.",
      terms: { minQuantity: 100 },
    };
    expect(one(box, { ...refused, least: 100 })).toMatchObject(short);
    const enough = { ...priced, quantity: 100, least: 100 };
    expect(one(box, enough)).toMatchObject(short);
    expect(one({ ...box, quantity: 100 }, { ...refused, least: 100 }).state).toBe("ok");
  });

  it("as an item shows its proof, its spec and the buyer's code", () => {
    const item: StoredItem = { ...kept, _id: "item", item: "item", quantity: 99 };
    const quoted = { ...priced, item: "item", code: "BOX-07", thumbnailImage: "/api/proofs/1" };
    const spec = { size: "230 × 155 × 70 mm" };
    expect(one(item, { ...quoted, spec })).toMatchObject({
      choice: "230 × 155 × 70 mm, Your code BOX-07",
      thumbnailImage: "/api/proofs/1",
    });
    expect(one(kept, { ...answered, code: "KM-7" }).choice).toBe("Your code KM-7");
  });

  it("as a sample is one piece on a separate line", () => {
    const sample = { ...box, isSample: true, quantity: 1, price: 150 };
    const quoted: QuoteLine = { ...priced, kind: "sample", basis: 1, price: 150, most: 1 };
    const [whole, piece] = cartLines([{ ...box, quantity: 100 }, sample], quote(priced, quoted));
    expect(whole).toMatchObject({ isSample: false, pricePaise: 52_500 });
    expect(piece).toMatchObject({
      choice: "Sample, 230 × 155 × 70 mm inside",
      totalPaise: 15_000,
      state: "ok",
    });
    expect(one({ ...sample, quantity: 3 }, { ...quoted, available: false })).toMatchObject({
      state: "short",
      nearest: 1,
      problem: "A sample is one piece of a size.",
    });
  });

  it("is gone when it is not made any more", () => {
    const gone = { ...refused, problem: "This is not made any more; choose another" };
    expect(one(box, gone)).toMatchObject({
      state: "gone",
      problem: "This is not made any more; choose another.",
    });
  });
});
